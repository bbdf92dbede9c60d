import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { framedRows, rowBelow } from '../../story-kit/framed-rows.ts'
import { workerNames } from '../../story-kit/people.ts'
import { sampleActions } from '../../story-kit/sample-actions.tsx'
import { Button } from '../button/index.ts'
import { Icon, calendarAddIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { VisitRow, VisitRowSkeleton } from './index.ts'
import type { VisitRowVisit } from './index.ts'
import { visitRowMeta } from './visit-row.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    worker: workerNames.maricel.ar,
    address: 'حي الياسمين، الرياض',
    calendar: 'إضافة إلى التقويم',
    move: 'تغيير الموعد',
    more: /^إجراءات أخرى/,
    whyFixed: 'يمكن تغيير الموعد حتى 48 ساعة قبل الزيارة.',
  },
  en: {
    service: 'Hourly service',
    worker: workerNames.maricel.en,
    address: 'Al Yasmin, Riyadh',
    calendar: 'Add to calendar',
    move: 'Reschedule',
    more: /^More actions/,
    whyFixed: 'You can reschedule up to 48 hours before the visit.',
  },
})
type Words = ReturnType<typeof words>

const visit = ({ service, worker, address }: Words): VisitRowVisit => ({
  name: 'V-1284-3',
  date: '2026-11-24',
  arrivesFrom: '07:30',
  arrivesTo: '09:30',
  state: 'scheduled',
  stateLabel: '',
  service,
  worker,
  address,
  movableUntil: { date: '2026-11-22', time: '07:30' },
})

const meta = {
  title: 'Components/Domain/VisitRow',
  component: VisitRow,
  parameters: { kit: visitRowMeta },
  args: { visit: visit(words({ globals: {} })), next: false },
  argTypes: { visit: { control: false }, actions: { control: false } },
} satisfies Meta<typeof VisitRow>

export default meta
type Story = StoryObj<typeof VisitRow>

export const Default: Story = {
  args: { next: true },
  render: (args, context) => {
    const content = words(context)
    return (
      <VisitRow
        style={{ maxInlineSize: '42rem' }}
        {...args}
        visit={visit(content)}

        actions={
          <>
            <Button size="sm" variant="secondary">
              {content.calendar}
            </Button>
            <Button size="sm" variant="quiet">
              {content.move}
            </Button>
          </>
        }
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('button', { name: words({ globals }).move })).toBeVisible()
  },
}

/** The whole card opens the contract, and a menu has what is seldom needed. */
export const OpensItsContract: Story = {
  render: (args, context) => (
    <VisitRow
      {...args}
      next
      visit={visit(words(context))}
      link={<a href="#contract" />}
      further={sampleActions(context, ['view', 'cancel'])}
      actions={
        <Button size="sm" variant="secondary">
          {words(context).calendar}
        </Button>
      }
      style={{ maxInlineSize: '42rem' }}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).more }))
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['#contract', '#view', '#cancel'])
    await userEvent.keyboard('{Escape}')
  },
}

/** A past visit: it shows its result and has no actions. */
export const Done: Story = {
  render: (args, context) => (
    <VisitRow
      {...args}
      visit={{ ...visit(words(context)), state: 'done', movableUntil: null }}
      style={{ maxInlineSize: '42rem' }}
    />
  ),
}

/** Later visits as rows of a framed list: one button and one icon. */
export const Rows: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <ul style={framedRows}>
        {['2026-11-24', '2026-12-01'].map((date, index) => (
          <VisitRow
            {...args}
            as="li"
            compact
            key={date}
            style={index > 0 ? rowBelow : undefined}
            visit={{ ...visit(content), date, whyFixed: index === 0 ? content.whyFixed : null }}
            actions={
              <>
                {index > 0 && (
                  <Button size="sm" variant="quiet">
                    {content.move}
                  </Button>
                )}
                <IconButton label={content.calendar} icon={<Icon of={calendarAddIcon} />} />
              </>
            }
          />
        ))}
      </ul>
    )
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ display: 'grid', maxInlineSize: '42rem', gap: '1rem' }}>
      <VisitRowSkeleton />
      <VisitRowSkeleton />
    </SkeletonGroup>
  ),
}
