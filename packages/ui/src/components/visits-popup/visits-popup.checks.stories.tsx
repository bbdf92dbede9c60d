import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { VisitsPopup } from './index.ts'
import type { VisitsPopupVisit } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    long: 'شقة كبيرة في مجمع سكني بعيد عن مركز المدينة مع تعليمات دخول طويلة للبوابة الخلفية',
  },
  en: {
    service: 'Hourly service',
    long: 'A large flat in a compound far from the centre with long instructions for the back gate',
  },
})

const visits = (service: string, address: string): VisitsPopupVisit[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    name: `V-1284-${index}`,
    date: `2026-12-${String(index + 10)}`,
    arrivesFrom: '07:30',
    arrivesTo: '09:30',
    state: 'scheduled',
    stateLabel: '',
    service,
    worker: null,
    address,
    movableUntil: null,
  }))

const meta = {
  title: 'Checks/VisitsPopup',
  component: VisitsPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), visits: [] },
} satisfies Meta<typeof VisitsPopup>

export default meta
type Story = StoryObj<typeof VisitsPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <VisitsPopup {...args} all={<a href="#all" />} visits={visits(words(context).service, '').slice(0, 2)} />
  ),
  play: expectDialogInLanguage,
}

export const LongText: Story = {
  render: (args, context) => (
    <VisitsPopup {...args} visits={visits(words(context).long, words(context).long)} />
  ),
  play: expectDialogToFit,
}

export const AsksAgain: Story = {
  args: { visits: undefined, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement.ownerDocument.body).findByRole('alert')
    await userEvent.click(within(alert).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
