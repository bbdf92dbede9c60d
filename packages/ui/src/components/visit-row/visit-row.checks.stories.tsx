import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Button } from '../button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { VisitRow, VisitRowSkeleton } from './index.ts'
import type { VisitRowVisit } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    worker: workerNames.maricel.ar,
    address: 'حي الياسمين، الرياض',
    move: 'تغيير الموعد',
    state: 'بانتظار السائق',
    long: 'خدمة الساعات الأسبوعية لشقة كبيرة في مجمع سكني بعيد عن مركز المدينة مع تعليمات دخول طويلة',
  },
  en: {
    service: 'Hourly service',
    worker: workerNames.maricel.en,
    address: 'Al Yasmin, Riyadh',
    move: 'Reschedule',
    state: 'Waiting for the driver',
    long: 'Weekly hourly service for a large flat in a compound far from the centre with long instructions for the gate',
  },
})
type Words = ReturnType<typeof words>

const states = [
  'scheduled',
  'on_the_way',
  'at_door',
  'in_progress',
  'done',
  'missed',
  'cancelled',
  'moved',
] as const
const visit = ({ service, worker, address }: Words): VisitRowVisit => ({
  name: 'V-1284-3',
  date: '2026-11-24',
  arrivesFrom: '20:00',
  arrivesTo: '22:00',
  state: 'scheduled',
  stateLabel: '',
  service,
  worker,
  address,
  movableUntil: null,
})

const meta = {
  title: 'Checks/VisitRow',
  component: VisitRow,
  tags: ['!autodocs'],
  args: { visit: visit(words({ globals: {} })) },
} satisfies Meta<typeof VisitRow>

export default meta
type Story = StoryObj<typeof VisitRow>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        <MatrixRow name="the next one, states">
          <VisitRow
            next
            visit={{ ...visit(content), movableUntil: { date: '2026-11-22', time: '20:00' } }}
            actions={<Button size="sm">{content.move}</Button>}
            className="w-full"
          />
          {states.map((state) => (
            <VisitRow key={state} visit={{ ...visit(content), state }} className="w-72" />
          ))}
        </MatrixRow>
        <MatrixRow name="rows">
          {(['scheduled', 'done'] as const).map((state) => (
            <VisitRow
              key={state}
              compact
              visit={{ ...visit(content), state, whyFixed: content.long }}
              actions={
                <Button size="sm" variant="quiet">
                  {content.move}
                </Button>
              }
              className="w-72"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="little known, loading">
          <VisitRow
            visit={{
              ...visit(content),
              date: null,
              arrivesFrom: null,
              worker: null,
              address: null,
              state: 'unknown',
              stateLabel: content.state,
            }}
            className="w-72"
          />
          <SkeletonGroup className="w-72">
            <VisitRowSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, move } = words(context)
    return (
      <VisitRow
        next
        visit={{
          ...visit(words(context)),
          service: long,
          worker: long,
          address: long,
          movableUntil: { date: '2026-11-22', time: '20:00' },
        }}
        actions={<Button size="sm">{move}</Button>}
      />
    )
  },
  play: expectToFit,
}
