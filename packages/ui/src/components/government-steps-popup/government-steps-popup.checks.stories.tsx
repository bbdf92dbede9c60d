import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { governmentStepSamples as words } from '../../story-kit/steps-samples.ts'
import { Button } from '../button/index.ts'
import { governmentStepsPopupKeyTable } from './government-steps-popup.keys.ts'
import { GovernmentStepsPopup } from './index.ts'

const meta = {
  title: 'Checks/GovernmentStepsPopup',
  component: GovernmentStepsPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), steps: [] },
} satisfies Meta<typeof GovernmentStepsPopup>

export default meta
type Story = StoryObj<typeof GovernmentStepsPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <GovernmentStepsPopup {...args} steps={words(context).steps} platformLink={<a href="#platform" />} />
  ),
  play: expectVisibleDialog,
}

export const LongText: Story = {
  render: (args, context) => (
    <GovernmentStepsPopup
      {...args}
      steps={words(context).steps.map((step) => ({ ...step, text: `${step.text} ${step.text}` }))}
      platformLink={<a href="#platform" />}
    />
  ),
  play: expectToFit,
}

function Opener({ context }: { context: Parameters<typeof words>[0] }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words(context).open}</Button>
      <GovernmentStepsPopup
        open={open}
        onOpenChange={setOpen}
        steps={words(context).steps}
        platformLink={<a href="#platform" />}
      />
    </>
  )
}

const checks: { [Row in keyof typeof governmentStepsPopupKeyTable]: DocumentedKeyCheck } = {
  close: async ({ canvas, page, press, locale }) => {
    const opener = canvas.getByRole('button', { name: words({ globals: { locale } }).open })
    await userEvent.click(opener)
    await page.findByRole('dialog')
    await press()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const keyboard: Story = { render: (_, context) => <Opener context={context} /> }
export const KeyboardRtl: Story = {
  ...keyboard,
  ...keyboardStory(governmentStepsPopupKeyTable, checks, 'ar'),
}
export const KeyboardLtr: Story = {
  ...keyboard,
  ...keyboardStory(governmentStepsPopupKeyTable, checks, 'en'),
}
