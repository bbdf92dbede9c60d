import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Money } from '../money/index.ts'
import { alertDialogMeta } from './alert-dialog.meta.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { AlertDialog } from './index.ts'
import type { AlertDialogProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'إلغاء العقد',
    title: 'هل تلغي العقد قبل نهايته؟',
    description: 'يتوقف عمل العاملة نهاية هذا اليوم، ولا يمكن التراجع بعد التأكيد.',
    lines: [
      ['قيمة المدة المتبقية', 342000],
      ['رسم فسخ العقد', -85500],
      ['يعود إلى محفظتكم', 256500],
    ],
    confirm: 'إلغاء العقد',
    keep: 'إبقاء العقد',
    sendTitle: 'هل ترسل طلب الاستبدال؟',
    sendText: 'نتواصل معكم خلال يومي عمل لاختيار عاملة أخرى.',
    send: 'إرسال الطلب',
  },
  en: {
    open: 'Cancel the contract',
    title: 'Cancel the contract before its end?',
    description: 'The worker stops at the end of today. This cannot be undone.',
    lines: [
      ['Value of the unused time', 342000],
      ['Contract-break fee', -85500],
      ['Goes back to your wallet', 256500],
    ],
    confirm: 'Cancel the contract',
    keep: 'Keep the contract',
    sendTitle: 'Send the request for a replacement?',
    sendText: 'We call you within two business days to choose another worker.',
    send: 'Send the request',
  },
})
type Words = ReturnType<typeof words>

function QuestionDialog({
  content,
  open: startsOpen = false,
  onConfirm,
  ...rest
}: Omit<Partial<AlertDialogProps>, 'onConfirm'> & { content: Words; onConfirm: () => void }): ReactNode {
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {content.open}
      </Button>
      <AlertDialog
        title={content.title}
        description={content.description}
        confirm={content.confirm}
        cancel={content.keep}
        {...rest}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          onConfirm()
          setOpen(false)
        }}
      >
        <dl
          style={{
            margin: 0,
            display: 'grid',
            gap: '0.25rem',
            borderRadius: 'var(--sk-radius-card)',
            background: 'var(--sk-color-subtle)',
            padding: '1rem',
          }}
        >
          {content.lines.map(([name, sum]) => (
            <Stack direction="row" wrap gap="none" justify="between" key={name} style={{ columnGap: '1rem' }}>
              <dt>{name}</dt>
              <Text as="dd">
                <Money halalas={Number(sum)} />
              </Text>
            </Stack>
          ))}
        </dl>
      </AlertDialog>
    </>
  )
}

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { kit: alertDialogMeta },
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '',
    description: '',
    confirm: '',
  },
  argTypes: { open: { control: false }, children: { control: false } },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof AlertDialog>

export const Default: Story = {
  args: { open: true },
  render: ({ open, onConfirm, tone, loading }, context) => (
    <QuestionDialog
      content={words(context)}
      open={open}
      onConfirm={onConfirm}
      tone={tone}
      loading={loading}
    />
  ),
}

export const ShowsTheCost: Story = {
  render: ({ onConfirm }, context) => <QuestionDialog content={words(context)} onConfirm={onConfirm} />,
  play: async ({ canvasElement, args, globals }) => {
    const { open, title, keep, confirm } = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button', { name: open }))
    const dialog = await page.findByRole('alertdialog', { name: title })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: keep })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}

export const WithoutDanger: Story = {
  render: ({ onConfirm }, context) => {
    const content = words(context)
    return (
      <QuestionDialog
        content={content}
        onConfirm={onConfirm}
        tone="primary"
        title={content.sendTitle}
        description={content.sendText}
        confirm={content.send}
        cancel={undefined}
      />
    )
  },
}

/** Opened by its own `trigger`. It waits for the promise of `onConfirm` and then closes by itself. */
export const OpensItself: Story = {
  args: { open: undefined },
  render: (_, context) => {
    const { open, title, description, confirm, keep } = words(context)
    return (
      <AlertDialog
        trigger={<Button variant="danger">{open}</Button>}
        title={<strong>{title}</strong>}
        description={description}
        confirm={confirm}
        cancel={keep}
        onConfirm={() =>
          new Promise((resolve) => {
            document.addEventListener('contract-cancelled', () => resolve(), { once: true })
          })
        }
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const { open, title, confirm } = words({ globals })
    const trigger = canvas.getByRole('button', { name: open })
    await userEvent.click(trigger)
    const page = within(document.body)
    const dialog = await page.findByRole('alertdialog', { name: title })
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }))
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: confirm })).toHaveAttribute('aria-disabled', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    document.dispatchEvent(new Event('contract-cancelled'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
