import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { RequestCard, RequestCardSkeleton } from './index.ts'
import type { RequestCardRequest } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    text: 'أسباب أخرى',
    long: 'انتقلت الأسرة إلى مدينة أخرى ولم تعد الخدمة متاحة فيها منذ بداية الشهر الماضي',
  },
  en: {
    text: 'Other reasons',
    long: 'The family moved to another city where the service has not been available since',
  },
})
const kinds = [
  'cancellation',
  'suspension',
  'replacement',
  'replace_service',
  'refund_payment',
  'unknown',
] as const
const states = ['open', 'approved', 'rejected', 'withdrawn', 'completed', 'unknown'] as const
const sample = (text: string): RequestCardRequest => ({
  number: 'RQ-000231',
  kind: 'suspension',
  state: 'open',
  stateLabel: text,
  contract: 'CT-001042',
  reason: text,
  requestedOn: '2026-11-21',
  effectiveOn: '2026-12-01',
  resumesOn: '2026-12-15',
  worker: text,
  hasAttachment: true,
  quote: null,
  answerDue: { date: '2026-11-23', time: '09:40' },
  answered: null,
})

const meta = {
  title: 'Checks/RequestCard',
  component: RequestCard,
  tags: ['!autodocs'],
  args: { request: sample('') },
} satisfies Meta<typeof RequestCard>

export default meta
type Story = StoryObj<typeof RequestCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const request = sample(words(context).text)
    return (
      <Grid>
        <MatrixRow name="kinds">
          {kinds.map((kind) => (
            <RequestCard
              key={kind}
              request={{ ...request, kind, exchangeDue: kind === 'replacement' ? '2026-12-03' : null }}
              className="w-80"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="late, states, loading">
          <RequestCard request={{ ...request, late: true }} className="w-80" />
          {states.map((state) => (
            <RequestCard
              key={state}
              request={{
                ...request,
                state,
                answered:
                  state === 'open'
                    ? null
                    : { at: { date: '2026-11-22', time: '11:20' }, note: words(context).text },
              }}
              className="w-80"
            />
          ))}
          <SkeletonGroup className="w-80">
            <RequestCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <RequestCard
        request={{
          ...sample(long),
          state: 'unknown',
          number: 'RQ-000231'.repeat(6),
          quote: { lines: [{ code: 'x', label: long, amount: -123_456_789 }], refund: 0, fee: 123_456_789 },
          answered: { at: { date: '2026-09-30', time: '11:20' }, note: long },
        }}
      />
    )
  },
  play: expectToFit,
}
