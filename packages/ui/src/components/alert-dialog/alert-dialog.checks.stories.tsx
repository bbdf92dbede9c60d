import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { alertDialogKeyTable } from './alert-dialog.keys.ts'
import { AlertDialog } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    ask: 'حذف العنوان',
    title: 'هل تحذف عنوان المنزل؟',
    description: 'الزيارات المحجوزة على هذا العنوان تبقى كما هي.',
    confirm: 'حذف العنوان',
    cancel: 'إبقاء العنوان',
  },
  en: {
    ask: 'Delete the address',
    title: 'Delete the home address?',
    description: 'Visits already booked at this address stay as they are.',
    confirm: 'Delete the address',
    cancel: 'Keep the address',
  },
})
type Words = ReturnType<typeof words>
const question = ({ title, description, confirm, cancel }: Words): Omit<Words, 'ask'> => ({
  title,
  description,
  confirm,
  cancel,
})

const meta = {
  title: 'Checks/AlertDialog',
  component: AlertDialog,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), title: '', description: '', confirm: '' },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof AlertDialog>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <AlertDialog {...args} {...question(words(context))} />,
  play: async ({ canvasElement, globals }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(dialog).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
  },
}

export const Primary: Story = {
  args: { tone: 'primary' },
  render: (args, context) => <AlertDialog {...args} {...question(words(context))} cancel={undefined} />,
}

export const NothingClosesWhileLoading: Story = {
  args: { loading: true },
  render: (args, context) => <AlertDialog {...args} {...question(words(context))} />,
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: words({ globals }).cancel }))
    await userEvent.click(page.getByRole('button', { name: words({ globals }).confirm }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { title, description, confirm, cancel } = words(context)
    return (
      <AlertDialog
        {...args}
        title={`${title} ${description}`}
        description={`${description} ${description}`}
        confirm={`${confirm} ${description}`}
        cancel={`${cancel} ${description}`}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expectToFit({ canvasElement: dialog })
  },
}

const confirmed = fn()
function Opener({ content: { ask, ...content } }: { content: Words }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{ask}</Button>
      <AlertDialog {...content} open={open} onOpenChange={setOpen} onConfirm={confirmed} />
    </>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const said = ({ locale }: Test): Words => words({ globals: { locale } })
const reopen = async (test: Test): Promise<HTMLElement> => {
  const open = test.page.queryByRole('alertdialog')
  if (open) return open
  await userEvent.click(test.canvas.getByRole('button'))
  return test.page.findByRole('alertdialog')
}

const checks: { [Row in keyof typeof alertDialogKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    if (test.page.queryByRole('alertdialog')) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(test.page.queryByRole('alertdialog')).toBeNull())
    test.canvas.getByRole('button').focus()
    await test.press()
    await test.page.findByRole('alertdialog')
    await waitFor(() => expect(test.page.getByRole('button', { name: said(test).cancel })).toHaveFocus())
  },
  move: async (test) => {
    const dialog = await reopen(test)
    for (let presses = 0; presses < 3; presses++) {
      await test.press()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  },
  confirm: async (test) => {
    const dialog = await reopen(test)
    confirmed.mockClear()
    within(dialog)
      .getByRole('button', { name: said(test).confirm })
      .focus()
    await test.press()
    await expect(confirmed).toHaveBeenCalledOnce()
  },
  close: async (test) => {
    await reopen(test)
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(test.canvas.getByRole('button')).toHaveFocus())
  },
}

const keyboard: Story = { render: (_, context) => <Opener content={words(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(alertDialogKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(alertDialogKeyTable, checks, 'en') }
