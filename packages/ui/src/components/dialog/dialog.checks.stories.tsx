import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { openDialog } from '../../testers/index.ts'
import { Button } from '../button/index.ts'
import { ToastProvider, useToast } from '../toast/index.ts'
import { dialogKeyTable } from './dialog.keys.ts'
import { Dialog, useDialog } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'إلغاء العقد',
    title: 'إلغاء العقد قبل نهاية مدته',
    description: 'هذا ما سيُحسم قبل التأكيد.',
    lines: ['قيمة المدة المتبقية', 'رسم فسخ العقد 25%', 'ضريبة القيمة المضافة', 'المبلغ الذي يعود إليكم'],
    confirm: 'تأكيد الإلغاء',
    keep: 'إبقاء العقد',
  },
  en: {
    open: 'Cancel the contract',
    title: 'Cancel the contract before its end',
    description: 'See what is deducted before you confirm.',
    lines: ['Value of the unused time', 'Contract-break fee 25 %', 'Value added tax', 'The sum you get back'],
    confirm: 'Confirm cancellation',
    keep: 'Keep the contract',
  },
})
type Words = ReturnType<typeof words>

const meta = {
  title: 'Checks/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), title: '', children: '' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof Dialog>

const footer = (content: Words): ReactNode => (
  <>
    <Button variant="danger">{content.confirm}</Button>
    <Button variant="secondary">{content.keep}</Button>
  </>
)
const lines = (content: Words, times = 1): ReactNode => (
  <ul className="m-0 list-disc ps-5">
    {Array.from({ length: times }, () => content.lines)
      .flat()
      .map((line, index) => (
        <li key={index}>{line}</li>
      ))}
  </ul>
)

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const content = words(context)
    return (
      <Dialog {...args} title={content.title} description={content.description} footer={footer(content)}>
        {lines(content)}
      </Dialog>
    )
  },
  play: expectDialogInLanguage,
}

export const ScrollsByKeyboard: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Dialog {...args} size="sm" title={content.title} footer={footer(content)}>
        {lines(content, 20)}
      </Dialog>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    const body = await page.findByRole('group', { name: words({ globals }).title })
    body.focus()
    await expect(body).toHaveFocus()
    await waitFor(() => expect(page.getByRole('button', { name: words({ globals }).confirm })).toBeVisible())
  },
}

export const StaysUntilChosen: Story = {
  args: { dismissible: false },
  render: (args, context) => {
    const content = words(context)
    return (
      <Dialog {...args} title={content.title} footer={footer(content)}>
        {lines(content)}
      </Dialog>
    )
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

function SaysAndStays({ content }: { content: Words }): ReactNode {
  const toast = useToast()
  const dialog = useDialog<true>()
  return (
    <>
      <Button onClick={() => dialog.show(true)}>{content.open}</Button>
      <Dialog
        {...dialog.props}
        title={content.title}
        footer={<Button onClick={() => toast.error(content.description)}>{content.confirm}</Button>}
      >
        {lines(content)}
      </Dialog>
    </>
  )
}

/** A toast lies above the dialog. Closing it does not count as a press outside the dialog. */
export const StaysWhenAToastIsClosed: Story = {
  render: (_, context) => (
    <ToastProvider>
      <SaysAndStays content={words(context)} />
    </ToastProvider>
  ),
  play: async ({ canvas, globals }) => {
    const { open, confirm, description } = words({ globals })
    const dialog = await openDialog(userEvent, canvas.getByRole('button', { name: open }))
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }))
    const page = within(document.body)
    const toast = await waitFor(() => {
      const shown = document.querySelector('[data-toasts] button')
      if (!shown) throw new Error('no toast')
      return shown
    })
    await userEvent.click(toast)
    await waitFor(() => expect(document.querySelector('[data-toasts] button')).toBeNull())
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.queryAllByText(description).filter((each) => !each.closest('.sk\\:sr-only'))).toEqual(
      [],
    )
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Dialog {...args} title={`${content.title} ${content.description}`} footer={footer(content)}>
        {lines(content)}
      </Dialog>
    )
  },
  play: expectDialogToFit,
}

function Opener({ content }: { content: Words }): ReactNode {
  const dialog = useDialog<true>()
  return (
    <>
      <Button onClick={() => dialog.show(true)}>{content.open}</Button>
      <Dialog {...dialog.props} title={content.title} footer={footer(content)}>
        {lines(content)}
      </Dialog>
    </>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const reopen = async ({ canvas, page, locale }: Test): Promise<HTMLElement> => {
  const open = page.queryByRole('dialog')
  if (open) return open
  await userEvent.click(canvas.getByRole('button', { name: words({ globals: { locale } }).open }))
  return page.findByRole('dialog')
}
const expectInside = async (dialog: HTMLElement): Promise<void> => {
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}

const checks: { [Row in keyof typeof dialogKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    if (test.page.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    test.canvas.getByRole('button').focus()
    await test.press()
    await expectInside(await test.page.findByRole('dialog'))
  },
  forward: async (test) => {
    const dialog = await reopen(test)
    for (let presses = 0; presses < 5; presses++) {
      await test.press()
      await expectInside(dialog)
    }
  },
  backward: async (test) => {
    const dialog = await reopen(test)
    for (let presses = 0; presses < 5; presses++) {
      await test.press()
      await expectInside(dialog)
    }
  },
  close: async (test) => {
    await reopen(test)
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(test.canvas.getByRole('button')).toHaveFocus())
  },
}

const keyboard: Story = {
  render: (_, context) => <Opener content={words(context)} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(dialogKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(dialogKeyTable, checks, 'en') }
