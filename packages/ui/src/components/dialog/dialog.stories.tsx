import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../testers/index.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Money } from '../money/index.ts'
import { TextField } from '../text-field/index.ts'
import { dialogMeta } from './dialog.meta.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
  useDialog,
} from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    plans: [
      ['زيارة واحدة صباحية', 9900],
      ['أربع زيارات شهرية', 36000],
    ],
    details: 'تفاصيل',
    text: 'تصل العاملة مع السائق في الموعد الذي تختاره، وتعمل أربع ساعات من لحظة وصولها.',
    book: 'حجز هذه الباقة',
    back: 'ليس الآن',
    description: 'السعر شامل الضريبة',
    terms: 'ما الذي تشمله الزيارة؟',
    included: 'زيارة واحدة صباحية',
    popular: 'الأكثر طلبًا',
    close: 'فهمت',
    note: 'ملاحظة للعاملة',
    noteText: 'تصلها مع موعد الزيارة.',
    noteLabel: 'ماذا تحب أن تعرف؟',
    send: 'إرسال الملاحظة',
  },
  en: {
    plans: [
      ['Single morning visit', 9900],
      ['Four visits a month', 36000],
    ],
    details: 'Details',
    text: 'The worker comes with our driver in the slot you choose and works four hours from her arrival.',
    book: 'Book this plan',
    back: 'Not now',
    description: 'The price includes tax',
    terms: 'What does a visit include?',
    included: 'Single morning visit',
    popular: 'Most booked',
    close: 'Got it',
    note: 'A note for the worker',
    noteText: 'She gets it with the time of the visit.',
    noteLabel: 'What should she know?',
    send: 'Send the note',
  },
})
type Words = ReturnType<typeof words>

function PlanList({ content }: { content: Words }): ReactNode {
  const dialog = useDialog<{ name: string; price: number }>()
  return (
    <>
      <Stack as="ul" style={{ margin: 0, maxInlineSize: '28rem', listStyle: 'none', padding: 0 }}>
        {content.plans.map(([name, price]) => (
          <Stack
            as="li"
            direction="row"
            align="center"
            justify="between"
            key={name}
            style={{
              borderRadius: 'var(--sk-radius-card)',
              border: '1px solid var(--sk-color-border)',
              background: 'var(--sk-color-surface)',
              padding: '1rem',
            }}
          >
            <span>{name}</span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${content.details}: ${name}`}
              onClick={() => dialog.show({ name: String(name), price: Number(price) })}
            >
              {content.details}
            </Button>
          </Stack>
        ))}
      </Stack>
      <Dialog
        {...dialog.props}
        title={dialog.subject?.name ?? content.details}
        description={content.description}
        footer={
          <>
            <Button onClick={dialog.close}>{content.book}</Button>
            <Button variant="quiet" onClick={dialog.close}>
              {content.back}
            </Button>
          </>
        }
      >
        <Text>{content.text}</Text>
        {dialog.subject && (
          <Text size="title" style={{ marginBlockStart: '0.75rem' }}>
            <Money halalas={dialog.subject.price} weight="strong" />
          </Text>
        )}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { kit: dialogMeta },
  args: { open: false, onOpenChange: fn(), title: '', children: '' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof Dialog>

export const Default: Story = {
  args: { open: true },
  render: ({ open, size, dismissible, onOpenChange }, context) => {
    const { terms, included, description, text, book, back } = words(context)
    return (
      <Dialog
        defaultOpen={open}
        onOpenChange={onOpenChange}
        trigger={<Button variant="secondary">{terms}</Button>}
        title={included}
        description={description}
        size={size}
        dismissible={dismissible}
        footer={
          <>
            <DialogClose>
              <Button>{book}</Button>
            </DialogClose>
            <DialogClose>
              <Button variant="quiet">{back}</Button>
            </DialogClose>
          </>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    )
  },
}

/**
 * With `useDialog` many buttons of a list share one dialog, which knows the item it was opened for.
 */
export const OneForThePage: Story = {
  render: (_, context) => <PlanList content={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const { plans, details } = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    const openers = within(canvasElement).getAllByRole('button')
    for (const [index, [name]] of plans.entries()) {
      const opener = openers[index]
      await userEvent.click(within(canvasElement).getByRole('button', { name: `${details}: ${name}` }))
      const dialog = await page.findByRole('dialog', { name: String(name) })
      await expect(getComputedStyle(dialog).direction).toBe(globals['locale'] === 'en' ? 'ltr' : 'rtl')
      await userEvent.keyboard('{Escape}')
      await expect(dialog).not.toBeInTheDocument()
      await expect(opener).toHaveFocus()
    }
  },
}

/**
 * Opened by its own `trigger` and closed by `DialogClose`, without state in the app. The title is
 * more than text.
 */
export const OpensItself: Story = {
  args: { open: undefined },
  render: ({ onOpenChange }, context) => {
    const { terms, included, popular, text, close, description } = words(context)
    return (
      <Dialog
        onOpenChange={onOpenChange}
        trigger={<Button variant="secondary">{terms}</Button>}
        title={
          <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' }}>
            {included} <Badge tone="success">{popular}</Badge>
          </span>
        }
        description={description}
        footer={
          <DialogClose>
            <Button>{close}</Button>
          </DialogClose>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const { terms, included, popular, close } = words({ globals })
    const trigger = canvas.getByRole('button', { name: terms })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    const dialog = await openDialog(userEvent, trigger)
    await expect(dialog).toHaveAccessibleName(`${included} ${popular}`)
    await userEvent.click(within(dialog).getByRole('button', { name: close }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

const sent = fn()

/** Composed of parts: the form contains the body and the footer, so that Enter submits it. */
export const AsParts: Story = {
  args: { open: undefined },
  render: ({ onOpenChange }, context) => {
    const { note, noteText, noteLabel, send, back } = words(context)
    return (
      <DialogRoot onOpenChange={onOpenChange}>
        <DialogTrigger>
          <Button variant="secondary">{note}</Button>
        </DialogTrigger>
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>{note}</DialogTitle>
            <DialogDescription>{noteText}</DialogDescription>
          </DialogHeader>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              sent()
            }}
          >
            <DialogBody>
              <TextField label={noteLabel} name="note" data-autofocus />
            </DialogBody>
            <DialogFooter>
              <Button type="submit">{send}</Button>
              <DialogClose>
                <Button variant="quiet">{back}</Button>
              </DialogClose>
            </DialogFooter>
          </form>
        </DialogContent>
      </DialogRoot>
    )
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const { note, noteText, noteLabel, back } = words({ globals })
    const trigger = canvas.getByRole('button', { name: note })
    const dialog = await openDialog(userEvent, trigger)
    await expect(dialog).toHaveAccessibleName(note)
    await expect(dialog).toHaveAccessibleDescription(noteText)
    const field = within(dialog).getByRole('textbox', { name: new RegExp(noteLabel.slice(0, -1)) })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: back }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
