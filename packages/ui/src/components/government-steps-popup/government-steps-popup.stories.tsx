import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { governmentStepSamples } from '../../story-kit/steps-samples.ts'
import { GovernmentStepsPopup } from './index.ts'
import { governmentStepsPopupMeta } from './government-steps-popup.meta.ts'

const meta = {
  title: 'Components/Domain/GovernmentStepsPopup',
  component: GovernmentStepsPopup,
  parameters: { kit: governmentStepsPopupMeta },
  args: { open: true, onOpenChange: fn(), steps: [] },
} satisfies Meta<typeof GovernmentStepsPopup>

export default meta
type Story = StoryObj<typeof GovernmentStepsPopup>

export const Default: Story = {
  render: (args, context) => (
    <GovernmentStepsPopup
      {...args}
      steps={governmentStepSamples(context).steps}
      platformLink={<a href="#platform" />}
    />
  ),
  play: expectVisibleDialog,
}
