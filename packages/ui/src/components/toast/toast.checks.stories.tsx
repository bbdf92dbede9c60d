import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { ToastProvider, useToast } from './index.ts'
import type { ToastApi } from './index.ts'
import { toastKeyTable } from './toast.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    show: 'إرسال الشكوى',
    sent: 'أُرسلت الشكوى.',
    later: 'نردّ خلال يومي عمل.',
    failed: 'تعذّر إرسال المرفق.',
    again: 'محاولة أخرى',
    close: 'إغلاق',
    long: 'تعذّر إرسال الشكوى لأن حجم المرفق أكبر من خمسة ميغابايت؛ نرجو تصغير الصورة أو إرسال غيرها ثم المحاولة من جديد.',
  },
  en: {
    show: 'Send the complaint',
    sent: 'Complaint sent.',
    later: 'We answer within two business days.',
    failed: 'We couldn’t send the attachment.',
    again: 'Try again',
    close: 'Close',
    long: 'The complaint could not be sent because its attachment is larger than five megabytes; make the picture smaller.',
  },
})
type Words = ReturnType<typeof words>

const meta = {
  title: 'Checks/Toast',
  component: ToastProvider,
  tags: ['!autodocs'],
  args: { children: '' },
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof ToastProvider>

function Shown({ say }: { say: (toast: ToastApi) => (() => void)[] }): ReactNode {
  const toast = useToast()
  useEffect(() => {
    const closers = say(toast)
    return () => {
      for (const close of closers) close()
    }
  }, [toast, say])
  return <div className="min-h-72" />
}

const nothing = (): void => undefined
const three = (content: Words) => (toast: ToastApi) => [
  toast.success(content.sent, { action: { label: content.again, onPress: nothing } }),
  toast.info(content.later, { action: { label: content.again, onPress: nothing } }),
  toast.warning(content.failed),
  // Shown first, although it came last. The information waits until there is space.
  toast.error(content.long),
]
const byLocale = {
  ar: three(words({ globals: { locale: 'ar' } })),
  en: three(words({ globals: { locale: 'en' } })),
}
const oneLong = {
  ar: (toast: ToastApi) => [toast.error(words({ globals: { locale: 'ar' } }).long)],
  en: (toast: ToastApi) => [toast.error(words({ globals: { locale: 'en' } }).long)],
}
const localeOf = (globals: Readonly<Record<string, unknown>>): 'ar' | 'en' =>
  globals['locale'] === 'en' ? 'en' : 'ar'

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => (
    <ToastProvider>
      <Shown say={byLocale[localeOf(globals)]} />
    </ToastProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { close, failed, long, later } = words({ globals })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(long)
    await expect(second).toHaveTextContent(failed)
    await expect(canvas.getByRole('status')).not.toHaveTextContent(later.replace('.', ''))
    await userEvent.click(canvas.getByRole('button', { name: `${close}: ${failed}` }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/مع زر: |With a button: /)
    // The stop would divide it from the button.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(later.replace('.', '')))
  },
}

export const LongText: Story = {
  render: (_, { globals }) => (
    <ToastProvider>
      <Shown say={oneLong[localeOf(globals)]} />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const toast = await within(canvasElement).findByRole('listitem')
    await expectToFit({ canvasElement: toast })
  },
}

function Opener({ content }: { content: Words }): ReactNode {
  const toast = useToast()
  return (
    <div className="min-h-72">
      <Button onClick={() => toast.success(content.sent)}>{content.show}</Button>
    </div>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const inToast = async ({ canvas, locale }: Test): Promise<HTMLElement> => {
  const { show, sent, close } = words({ globals: { locale } })
  const opener = canvas.getByRole('button', { name: show })
  if (!canvas.queryByRole('listitem')) await userEvent.click(opener)
  opener.focus()
  return canvas.findByRole('button', { name: `${close}: ${sent}` })
}
const gone = async ({ canvas, locale }: Test): Promise<void> => {
  await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
  await expect(canvas.getByRole('button', { name: words({ globals: { locale } }).show })).toHaveFocus()
}

const checks: { [Row in keyof typeof toastKeyTable]: DocumentedKeyCheck } = {
  reach: async (test) => {
    const button = await inToast(test)
    await test.press()
    await expect(button).toHaveFocus()
  },
  press: async (test) => {
    const button = await inToast(test)
    button.focus()
    await test.press()
    await gone(test)
  },
  close: async (test) => {
    const button = await inToast(test)
    button.focus()
    await test.press()
    await gone(test)
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <ToastProvider>
      <Opener content={words(context)} />
    </ToastProvider>
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(toastKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(toastKeyTable, checks, 'en') }
