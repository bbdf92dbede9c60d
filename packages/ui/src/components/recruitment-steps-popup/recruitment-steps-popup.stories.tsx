import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { recruitmentStepSamples } from '../../story-kit/steps-samples.ts'
import { RecruitmentStepsPopup } from './index.ts'
import { recruitmentStepsPopupMeta } from './recruitment-steps-popup.meta.ts'

const meta = {
  title: 'Components/Domain/RecruitmentStepsPopup',
  component: RecruitmentStepsPopup,
  parameters: { kit: recruitmentStepsPopupMeta },
  args: { open: true, onOpenChange: fn(), steps: [] },
} satisfies Meta<typeof RecruitmentStepsPopup>

export default meta
type Story = StoryObj<typeof RecruitmentStepsPopup>

export const Default: Story = {
  render: (args, context) => (
    <RecruitmentStepsPopup
      {...args}
      steps={recruitmentStepSamples(context).steps}
      startLink={<a href="#services" />}
    />
  ),
  play: expectVisibleDialog,
}
