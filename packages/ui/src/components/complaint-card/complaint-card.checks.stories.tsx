import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ComplaintCard, ComplaintCardSkeleton } from './index.ts'
import type { ComplaintCardComplaint } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    details: 'وصلت العاملة بعد الموعد بساعة ونصف.',
    service: 'خدمة الساعات',
    note: 'وصلتنا شكواكم',
    label: 'محالة إلى الفرع',
    long: 'كررنا الاتصال بخدمة العملاء ثلاث مرات خلال الأسبوع الماضي دون أن يصلنا رد واضح عن موعد العاملة البديلة',
  },
  en: {
    details: 'The worker came an hour and a half late.',
    service: 'Hourly service',
    note: 'We have your complaint',
    label: 'Handed to the branch',
    long: 'We rang customer care three times during the past week and never got a clear answer about the replacement',
  },
})

const complaint = ({ details, service, note }: ReturnType<typeof words>): ComplaintCardComplaint => ({
  id: 'c18',
  number: 'C-000018',
  state: 'open',
  stateLabel: '',
  type: 'behavior',
  details,
  service,
  contract: 'CT-001042',
  worker: null,
  requestedOn: '2026-11-19',
  answerDue: { date: '2026-11-21', time: '16:30' },
  history: [{ at: { date: '2026-11-19' }, state: 'open', stateLabel: '', note }],
})

const meta = {
  title: 'Checks/ComplaintCard',
  component: ComplaintCard,
  tags: ['!autodocs'],
  args: { complaint: complaint(words({ globals: {} })) },
} satisfies Meta<typeof ComplaintCard>

export default meta
type Story = StoryObj<typeof ComplaintCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const one = complaint(words(context))
    const { label } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          {(['open', 'on_hold', 'closed', 'unknown'] as const).map((state) => (
            <ComplaintCard
              key={state}
              complaint={{ ...one, id: state, state, stateLabel: label }}
              className="w-80"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="late, little known, loading">
          <ComplaintCard complaint={{ ...one, id: 'late', late: true }} className="w-80" />
          <ComplaintCard
            complaint={{
              ...one,
              type: 'unknown',
              details: null,
              contract: null,
              requestedOn: null,
              answerDue: null,
              history: [],
            }}
            className="w-80"
          />
          <SkeletonGroup className="w-80">
            <ComplaintCardSkeleton />
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
      <ComplaintCard
        complaint={{
          ...complaint(words(context)),
          details: long.repeat(3),
          service: long,
          worker: long,
          history: [{ at: { date: '2026-11-19' }, state: 'unknown', stateLabel: long, note: long }],
        }}
      />
    )
  },
  play: expectToFit,
}
