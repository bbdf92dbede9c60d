import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AlertDialog } from '../components/alert-dialog/index.ts'
import { Button } from '../components/button/index.ts'
import { Card, CardFooter, CardTitle } from '../components/card/index.ts'
import { Drawer } from '../components/drawer/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { Icon, banIcon, compareIcon, moreIcon, repeatIcon } from '../components/icon/index.ts'
import { Menu } from '../components/menu/index.ts'
import { Money } from '../components/money/index.ts'
import { Popover } from '../components/popover/index.ts'
import { ToastProvider, useToast } from '../components/toast/index.ts'
import { Tooltip } from '../components/tooltip/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
import { Heading } from '../components/heading/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'عاملة مقيمة، ثلاثة أشهر',
    price: 'السعر',
    parts: 'مم يتكوّن؟',
    lines: [
      ['أجر ثلاثة أشهر', 743478],
      ['ضريبة القيمة المضافة', 111522],
    ],
    compare: 'إضافة إلى المقارنة',
    renew: 'تجديد العقد',
    renewed: 'وصلنا طلب التجديد.',
    more: 'المزيد لهذا العقد',
    replace: 'استبدل العاملة',
    reasons: ['لا تجيد المهنة المتفق عليها', 'مشكلة صحية', 'سبب آخر'],
    reason: 'ما سبب الاستبدال؟',
    send: 'إرسال الطلب',
    sent: 'أُرسل طلب الاستبدال.',
    cancel: 'إلغاء العقد',
    question: 'هل تلغي العقد قبل نهايته؟',
    cost: 'تُحسم رسوم الفسخ من قيمة المدة المتبقية، ولا يمكن التراجع.',
    back: 'يعود إلى محفظتكم',
    keep: 'إبقاء العقد',
    cancelled: 'أُلغي العقد، وعاد المبلغ إلى محفظتكم.',
    which: 'أي نافذة لأي غرض؟',
    guide: [
      ['تلميح', 'كلمات قليلة عن زر، ولا شيء يُضغط.'],
      ['لوح صغير', 'تفصيل بجانب زره، والصفحة متاحة.'],
      ['قائمة', 'أفعال على شيء واحد.'],
      ['إشعار', 'خبر عمّا فُعل للتو، ولا يأخذ التركيز.'],
      ['نافذة', 'مهمة قصيرة تُنجز قبل المتابعة.'],
      ['درج', 'تفاصيل أو مرشّحات بجانب القائمة.'],
      ['سؤال', 'جواب لا بد منه قبل ما لا رجعة فيه.'],
    ],
  },
  en: {
    title: 'Live-in worker, three months',
    price: 'Price',
    parts: 'What is in it?',
    lines: [
      ['Three months’ pay', 743478],
      ['Value added tax', 111522],
    ],
    compare: 'Add to comparison',
    renew: 'Renew the contract',
    renewed: 'We have your request to renew.',
    more: 'More for this contract',
    replace: 'Replace the worker',
    reasons: ['She lacks the skills agreed on', 'A health problem', 'Another reason'],
    reason: 'Why do you ask for another worker?',
    send: 'Send the request',
    sent: 'Request for a replacement sent.',
    cancel: 'Cancel the contract',
    question: 'Cancel the contract before its end?',
    cost: 'The contract-break fee is taken from the value of the unused time. This cannot be undone.',
    back: 'Goes back to your wallet',
    keep: 'Keep the contract',
    cancelled: 'Contract cancelled; the sum is in your wallet.',
    which: 'Which popup for what?',
    guide: [
      ['Tooltip', 'A few words about a button, nothing to press.'],
      ['Popover', 'A detail beside its button; the page stays usable.'],
      ['Menu', 'Acts on one thing.'],
      ['Toast', 'News of what has just been done; takes no focus.'],
      ['Dialog', 'A short task to finish before going on.'],
      ['Drawer', 'Details or filters beside the list.'],
      ['AlertDialog', 'An answer that is owed before what cannot be undone.'],
    ],
  },
})
type Words = ReturnType<typeof words>

const closedByMistake = fn()

function Replacement({ content, open, onOpenChange }: PartProps): ReactNode {
  const toast = useToast()
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={content.replace}
      description={content.reason}
      footer={
        <Button
          onClick={() => {
            onOpenChange(false)
            toast.success(content.sent)
          }}
        >
          {content.send}
        </Button>
      }
    >
      <fieldset aria-label={content.reason} style={{ margin: 0, border: 0, padding: 0 }}>
        {content.reasons.map((reason, index) => (
          <label
            key={reason}
            style={{
              display: 'flex',
              minBlockSize: 'var(--sk-size-touch)',
              alignItems: 'center',
              gap: '0.75rem',
            }}
          >
            <input
              type="radio"
              name="reason"
              defaultChecked={index === 0}
              style={{ inlineSize: '1.25rem', blockSize: '1.25rem' }}
            />
            {reason}
          </label>
        ))}
      </fieldset>
    </Drawer>
  )
}

function Cancellation({ content, open, onOpenChange }: PartProps): ReactNode {
  const toast = useToast()
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={content.question}
      description={content.cost}
      confirm={content.cancel}
      cancel={content.keep}
      onConfirm={() => {
        onOpenChange(false)
        toast.success(content.cancelled)
      }}
    >
      <p
        style={{
          margin: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: '1rem',
          borderRadius: 'var(--sk-radius-card)',
          background: 'var(--sk-color-subtle)',
          padding: '1rem',
        }}
      >
        <span>{content.back}</span>
        <Money halalas={256500} weight="strong" />
      </p>
    </AlertDialog>
  )
}

interface PartProps {
  content: Words
  open: boolean
  onOpenChange: (open: boolean) => void
}

function ContractCard({ content }: { content: Words }): ReactNode {
  const toast = useToast()
  const [shown, setShown] = useState<'replace' | 'cancel' | undefined>()
  const close = (open: boolean): void => {
    if (!open) setShown(undefined)
  }
  return (
    <Card style={{ maxInlineSize: '28rem' }}>
      <Stack direction="row" gap="sm" align="start" justify="between">
        <CardTitle>{content.title}</CardTitle>
        <Tooltip text={content.compare} repeatsName>
          <IconButton
            label={content.compare}
            icon={<Icon of={compareIcon} />}
            style={{ marginInlineEnd: '-0.5rem', marginBlockStart: '-0.5rem' }}
          />
        </Tooltip>
      </Stack>
      <Stack direction="row" wrap gap="none" align="center" style={{ columnGap: '0.75rem' }}>
        <span style={{ color: 'var(--sk-color-text-muted)' }}>{content.price}</span>
        <Money halalas={855000} weight="strong" />
        <Popover
          label={content.parts}
          trigger={
            <Button variant="quiet" size="sm">
              {content.parts}
            </Button>
          }
        >
          <dl style={{ margin: 0, display: 'grid', gap: '0.5rem' }}>
            {content.lines.map(([name, sum]) => (
              <Stack
                direction="row"
                wrap
                gap="none"
                justify="between"
                key={name}
                style={{ columnGap: '1rem' }}
              >
                <dt>{name}</dt>
                <Text as="dd">
                  <Money halalas={Number(sum)} />
                </Text>
              </Stack>
            ))}
          </dl>
        </Popover>
      </Stack>
      <CardFooter>
        <Button onClick={() => toast.success(content.renewed)}>{content.renew}</Button>
        <Menu
          align="end"
          trigger={<IconButton variant="secondary" label={content.more} icon={<Icon of={moreIcon} />} />}
          items={[
            { label: content.replace, icon: <Icon of={repeatIcon} />, onSelect: () => setShown('replace') },
            'line',
            {
              label: content.cancel,
              icon: <Icon of={banIcon} />,
              tone: 'danger',
              onSelect: () => setShown('cancel'),
            },
          ]}
        />
      </CardFooter>
      <Replacement content={content} open={shown === 'replace'} onOpenChange={close} />
      <Cancellation content={content} open={shown === 'cancel'} onOpenChange={close} />
    </Card>
  )
}

const meta = { title: 'Patterns/Popups', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj

export const OneContract: Story = {
  render: (_, context) => (
    <ToastProvider>
      <div style={{ minBlockSize: '24rem' }}>
        <ContractCard content={words(context)} />
      </div>
    </ToastProvider>
  ),
}

export const FromMenuToQuestionToToast: Story = {
  ...OneContract,
  play: async ({ canvasElement, globals }) => {
    const { more, cancel, question, cancelled } = words({ globals })
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const menu = canvas.getByRole('button', { name: more })
    await userEvent.click(menu)
    await userEvent.click(await page.findByRole('menuitem', { name: cancel }))
    const asked = await page.findByRole('alertdialog', { name: question })
    await userEvent.click(within(asked).getByRole('button', { name: cancel }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveTextContent(cancelled)
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

function ToastFromDrawer({ content }: { content: Words }): ReactNode {
  const toast = useToast()
  return (
    <Drawer
      open
      onOpenChange={closedByMistake}
      title={content.replace}
      footer={<Button onClick={() => toast.error(content.cost)}>{content.send}</Button>}
    >
      {content.reason}
    </Drawer>
  )
}

export const ToastOverAnOpenWindow: Story = {
  render: (_, context) => (
    <ToastProvider>
      <ToastFromDrawer content={words(context)} />
    </ToastProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    closedByMistake.mockClear()
    const { send, cost } = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: send }))
    // The popup must not be hidden from screen readers, unlike the page behind it.
    await userEvent.click(await page.findByRole('button', { name: new RegExp(cost) }))
    await waitFor(() => expect(page.queryByRole('button', { name: new RegExp(cost) })).toBeNull())
    await expect(closedByMistake).not.toHaveBeenCalled()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

export const WhichForWhat: Story = {
  render: (_, context) => {
    const { which, guide } = words(context)
    return (
      <section style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        <Heading level={2} style={{ marginBlockEnd: '1rem' }}>
          {which}
        </Heading>
        <dl style={{ margin: 0, display: 'grid', gap: '0.75rem' }}>
          {guide.map(([name, use]) => (
            <div
              key={name}
              style={{
                borderRadius: 'var(--sk-radius-card)',
                border: '1px solid var(--sk-color-border)',
                background: 'var(--sk-color-surface)',
                paddingInline: '1rem',
                paddingBlock: '0.75rem',
              }}
            >
              <Text as="dt" weight="semibold">
                {name}
              </Text>
              <Text as="dd" tone="muted">
                {use}
              </Text>
            </div>
          ))}
        </dl>
      </section>
    )
  },
}
