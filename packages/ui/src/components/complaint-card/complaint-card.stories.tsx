import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { framedRows, rowBelow } from '../../story-kit/framed-rows.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Button } from '../button/index.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts'
import { ComplaintCard, ComplaintCardSkeleton } from './index.ts'
import type { ComplaintCardComplaint } from './index.ts'
import { complaintCardMeta } from './complaint-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    details: 'وصلت العاملة بعد الموعد بساعة ونصف، ولم يتصل بنا السائق.',
    service: 'خدمة الساعات',
    worker: workerNames.maricel.ar,
    notes: ['وصلتنا شكواكم', 'ننتظر إفادة السائق', 'عوّضناكم بزيارة إضافية'],
  },
  en: {
    details: 'The worker came an hour and a half late and the driver did not call.',
    service: 'Hourly service',
    worker: workerNames.maricel.en,
    notes: [
      'We have your complaint',
      'We are waiting for the driver’s account',
      'You have one more visit from us',
    ],
  },
})

const talk = textsInToolbarLanguage({
  ar: { asked: 'في أي يوم حدث ذلك؟', answered: 'يوم الاثنين، في التاسعة', write: 'كتابة المزيد' },
  en: { asked: 'On which day was it?', answered: 'On Monday at nine', write: 'Write more' },
})

const states = ['open', 'on_hold', 'closed'] as const
const complaint = (
  { details, service, worker, notes }: ReturnType<typeof words>,
  reached: number,
): ComplaintCardComplaint => ({
  id: 'c18',
  number: 'C-000018',
  state: states[reached] ?? 'open',
  stateLabel: '',
  type: 'delay',
  details,
  service,
  contract: 'CT-001042',
  worker,
  requestedOn: '2026-11-19',
  answerDue: { date: '2026-11-21', time: '16:30' },
  history: notes.slice(0, reached + 1).map((note, index) => ({
    at: { date: `2026-11-${19 + index}`, time: '16:30' },
    state: states[index] ?? 'open',
    stateLabel: '',
    note,
  })),
})

const meta = {
  title: 'Components/Domain/ComplaintCard',
  component: ComplaintCard,
  parameters: { kit: complaintCardMeta },
  args: { complaint: complaint(words({ globals: {} }), 1) },
  argTypes: { complaint: { control: false } },
} satisfies Meta<typeof ComplaintCard>

export default meta
type Story = StoryObj<typeof ComplaintCard>

export const Default: Story = {
  render: (args, context) => (
    <ComplaintCard style={{ maxInlineSize: '42rem' }} {...args} complaint={complaint(words(context), 1)} />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).details)).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The customer has answered a question of the office, and can write more. */
export const Conversation: Story = {
  render: (args, context) => {
    const { asked, answered, write } = talk(context)
    const shown = complaint(words(context), 1)
    const [filed, held] = shown.history
    const written = {
      at: { date: '2026-11-20', time: '18:05' },
      state: 'open',
      stateLabel: '',
      note: answered,
      byCustomer: true,
    } as const
    return (
      <ComplaintCard
        {...args}
        complaint={{
          ...shown,
          state: 'open',
          history: filed && held ? [filed, { ...held, note: asked }, written] : [],
        }}
        actions={
          <Button variant="secondary" size="sm" style={{ justifySelf: 'start' }}>
            {write}
          </Button>
        }
        style={{ maxInlineSize: '42rem' }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { answered, write } = talk({ globals })
    const card = within(canvasElement)
    await expect(card.getByText(answered)).toBeVisible()
    await expect(card.getByRole('button', { name: write })).toBeVisible()
  },
}

/** The customer named the visit and sent a picture. */
export const VisitAndPictures: Story = {
  render: (args, context) => {
    const shown = complaint(words(context), 0)
    return (
      <ComplaintCard
        {...args}
        complaint={{
          ...shown,
          visitOn: '2026-11-18',
          history: shown.history.map((event) => ({
            ...event,
            pictures: <Skeleton shape="block" width="third" />,
          })),
        }}
        visitLink={<a href="#visit" />}
        style={{ maxInlineSize: '42rem' }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#visit')
  },
}

/** The office has answered, so the answer replaces the deadline. */
export const Closed: Story = {
  render: (args, context) => (
    <ComplaintCard {...args} complaint={complaint(words(context), 2)} style={{ maxInlineSize: '42rem' }} />
  ),
}

/** Rows of a list in one frame. A press opens one. */
export const Collapsible: Story = {
  render: (args, context) => (
    <ul style={framedRows}>
      {[1, 2].map((reached) => (
        <ComplaintCard
          {...args}
          as="li"
          collapsible
          key={reached}
          complaint={complaint(words(context), reached)}
          style={reached > 1 ? rowBelow : undefined}
        />
      ))}
    </ul>
  ),
  play: async ({ canvasElement, globals }) => {
    const [details] = within(canvasElement).getAllByText(words({ globals }).details)
    const [title] = within(canvasElement).getAllByRole('heading')
    if (!details || !title) throw new Error('no rows')
    await expect(details).not.toBeVisible()
    await userEvent.click(title)
    await expect(details).toBeVisible()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '42rem' }}>
      <ComplaintCardSkeleton />
    </SkeletonGroup>
  ),
}
