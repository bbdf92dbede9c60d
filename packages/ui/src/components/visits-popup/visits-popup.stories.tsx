import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Button } from '../button/index.ts'
import { VisitsPopup } from './index.ts'
import type { VisitsPopupVisit } from './index.ts'
import { visitsPopupMeta } from './visits-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    worker: workerNames.maricel.ar,
    address: 'حي الياسمين، الرياض',
    calendar: 'إضافة إلى التقويم',
  },
  en: {
    service: 'Hourly service',
    worker: workerNames.maricel.en,
    address: 'Al Yasmin, Riyadh',
    calendar: 'Add to calendar',
  },
})

const visits = ({ service, worker, address }: ReturnType<typeof words>): VisitsPopupVisit[] =>
  ['2026-11-24', '2026-12-01', '2026-12-08'].map((date, index) => ({
    id: date,
    name: `V-1284-${index + 1}`,
    date,
    arrivesFrom: '07:30',
    arrivesTo: '09:30',
    state: 'scheduled',
    stateLabel: '',
    service,
    worker: index === 2 ? null : worker,
    address,
    movableUntil: index === 0 ? null : { date: '2026-11-29', time: '07:30' },
  }))

const meta = {
  title: 'Components/Domain/VisitsPopup',
  component: VisitsPopup,
  parameters: { kit: visitsPopupMeta },
  args: { open: true, onOpenChange: fn(), visits: undefined, all: <a href="#visits" /> },
  argTypes: { visits: { control: false }, all: { control: false } },
} satisfies Meta<typeof VisitsPopup>

export default meta
type Story = StoryObj<typeof VisitsPopup>

export const Default: Story = {
  render: (args, context) => (
    <VisitsPopup
      {...args}
      visits={visits(words(context)).map((visit) => ({
        ...visit,
        actions: (
          <Button size="sm" variant="secondary">
            {words(context).calendar}
          </Button>
        ),
      }))}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog')
    await expect(within(dialog).getAllByRole('button', { name: words({ globals }).calendar })).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Empty: Story = { args: { visits: [] } }

export const Loading: Story = {}

/** After a failure the customer can retry. */
export const Failing: Story = { args: { onRetry: fn() } }
