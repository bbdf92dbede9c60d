import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { ToastProvider, useToast } from './index.ts'
import { Stack } from '../stack/index.ts'
import { toastMeta } from './toast.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    save: 'حفظ العنوان',
    saved: 'حُفظ العنوان.',
    remove: 'حذف العنوان',
    removed: 'حُذف عنوان المنزل.',
    undo: 'تراجع',
    pay: 'دفع',
    failed: 'لم يتم الدفع: رفض البنك البطاقة. لم يُخصم أي مبلغ.',
    news: 'وصلت العاملة',
    newsText: 'وصلت العاملة إلى مطار الرياض.',
  },
  en: {
    save: 'Save the address',
    saved: 'Address saved.',
    remove: 'Delete the address',
    removed: 'Home address deleted.',
    undo: 'Undo',
    pay: 'Pay',
    failed: 'The payment failed: the bank refused the card. Nothing was charged.',
    news: 'The worker has arrived',
    newsText: 'The worker has arrived at Riyadh airport.',
  },
})
type Words = ReturnType<typeof words>

const undone = fn()

function Acts({ content }: { content: Words }): ReactNode {
  const toast = useToast()
  return (
    <Stack direction="row" wrap style={{ minBlockSize: '16rem', alignContent: 'start' }}>
      <Button onClick={() => toast.success(content.saved)}>{content.save}</Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.success(content.removed, { action: { label: content.undo, onPress: () => undone() } })
        }
      >
        {content.remove}
      </Button>
      <Button variant="secondary" onClick={() => toast.info(content.newsText)}>
        {content.news}
      </Button>
      <Button variant="danger" onClick={() => toast.error(content.failed)}>
        {content.pay}
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: ToastProvider,
  parameters: { kit: toastMeta },
  args: { children: '' },
  argTypes: { children: { control: false } },
  render: (_, context) => (
    <ToastProvider>
      <Acts content={words(context)} />
    </ToastProvider>
  ),
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof ToastProvider>

export const Default: Story = {}

export const SaysItPolitely: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { pay, failed } = words({ globals })
    const button = canvas.getByRole('button', { name: pay })
    await userEvent.click(button)
    await expect(canvas.getByRole('status')).toHaveTextContent(failed)
    await expect(button).toHaveFocus()
  },
}

export const CanBeUndone: Story = {
  play: async ({ canvasElement, globals }) => {
    undone.mockClear()
    const canvas = within(canvasElement)
    const { remove, undo } = words({ globals })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await userEvent.click(await canvas.findByRole('button', { name: undo }))
    await expect(undone).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('button', { name: undo })).toBeNull())
  },
}
