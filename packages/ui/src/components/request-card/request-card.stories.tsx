import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { framedRows, rowBelow } from '../../story-kit/framed-rows.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { RequestCard, RequestCardSkeleton } from './index.ts'
import type { RequestCardRequest } from './index.ts'
import { requestCardMeta } from './request-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    reason: 'لم أعد بحاجة إلى الخدمة',
    service: 'قيمة الزيارات غير المستخدمة',
    fee: 'رسوم فسخ العقد',
    note: 'قبلنا طلبكم، ويصلكم المبلغ خلال 5 إلى 7 أيام عمل.',
  },
  en: {
    reason: 'I no longer need the service',
    service: 'Value of the visits not used',
    fee: 'Contract-break fee',
    note: 'Your request is approved; the money reaches you in 5 to 7 business days.',
  },
})
const requestIn = (context: Parameters<typeof words>[0]): RequestCardRequest => ({
  number: 'RQ-000231',
  kind: 'cancellation',
  state: 'open',
  stateLabel: '',
  contract: 'CT-001042',
  reason: words(context).reason,
  requestedOn: '2026-11-21',
  effectiveOn: null,
  resumesOn: null,
  worker: null,
  hasAttachment: true,
  quote: {
    lines: [
      { code: 'unused_service', label: words(context).service, rule: 'unused_value', amount: 24_000 },
      { code: 'break_fee', label: words(context).fee, rule: 'break_fee', amount: -6_000 },
    ],
    refund: 18_000,
    fee: 0,
  },
  answerDue: { date: '2026-11-23', time: '09:40' },
  answered: null,
})

const meta = {
  title: 'Components/Domain/RequestCard',
  component: RequestCard,
  parameters: { kit: requestCardMeta },
  args: { request: requestIn({ globals: {} }) },
  argTypes: { request: { control: false } },
} satisfies Meta<typeof RequestCard>

export default meta
type Story = StoryObj<typeof RequestCard>

export const Default: Story = {
  render: (_, context) => <RequestCard request={requestIn(context)} style={{ maxInlineSize: '42rem' }} />,
}

export const Answered: Story = {
  render: (_, context) => (
    <RequestCard
      request={{
        ...requestIn(context),
        state: 'approved',
        answered: { at: { date: '2026-11-22', time: '11:20' }, note: words(context).note },
      }}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/** Rows of a list in one frame. The newest is open at first. */
export const Collapsible: Story = {
  render: (_, context) => (
    <ul style={framedRows}>
      <RequestCard as="li" collapsible defaultOpen request={requestIn(context)} />
      <RequestCard
        as="li"
        collapsible
        style={rowBelow}
        request={{
          ...requestIn(context),
          state: 'approved',
          answered: { at: { date: '2026-11-22', time: '11:20' }, note: words(context).note },
        }}
      />
    </ul>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '42rem' }}>
      <RequestCardSkeleton />
    </SkeletonGroup>
  ),
}
