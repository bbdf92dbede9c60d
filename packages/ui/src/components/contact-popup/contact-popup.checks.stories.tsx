import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { sampleCompany, contactSampleTexts as words } from '../../story-kit/contact-samples.tsx'
import { expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { contactPopupKeyTable } from './contact-popup.keys.ts'
import { ContactPopup } from './index.ts'

const meta = {
  title: 'Checks/ContactPopup',
  component: ContactPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    company: { phone: '+966920000000', email: 'care@sakina.example', social: [], branches: [] },
    onSubmit: fn(),
    countTo: 2000,
  },
} satisfies Meta<typeof ContactPopup>

export default meta
type Story = StoryObj<typeof ContactPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <ContactPopup {...args} company={sampleCompany(context)} onSubmit={fn()} />,
  play: expectVisibleDialog,
}

export const LongText: Story = {
  render: (args, context) => <ContactPopup {...args} company={sampleCompany(context)} onSubmit={fn()} />,
  play: expectToFit,
}

function Opener({ context }: { context: Parameters<typeof words>[0] }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words(context).open}</Button>
      <ContactPopup
        open={open}
        onOpenChange={setOpen}
        company={sampleCompany(context)}
        onSubmit={fn()}
        countTo={2000}
      />
    </>
  )
}

const checks: { [Row in keyof typeof contactPopupKeyTable]: DocumentedKeyCheck } = {
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
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(contactPopupKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(contactPopupKeyTable, checks, 'en') }

/** The typed values are passed to the page unchanged, because the page validates them. */
export const HandsOverWhatWasTyped: Story = {
  render: (args, context) => (
    <ContactPopup {...args} company={sampleCompany(context)} initial={words(context).typed} />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const message = await page.findByDisplayValue(words({ globals }).typed.message)
    await userEvent.type(message, '!')
    message.closest('form')?.requestSubmit()
    const { name, contact, message: text } = words({ globals }).typed
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name, contact, message: `${text}!`, website: '' }),
    )
  },
}
