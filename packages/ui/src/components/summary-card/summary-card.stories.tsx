import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { DateText } from '../date-text/index.ts'
import { KeyValueList } from '../key-value-list/index.ts'
import { Money } from '../money/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { SummaryCard, SummaryCardSkeleton } from './index.ts'
import { summaryCardMeta } from './summary-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'باقة 8 زيارات شهريًا',
    text: 'خدمة الساعات · إثيوبية',
    address: 'العنوان',
    home: 'المنزل، حي العليا، الرياض',
    worker: 'العاملة',
    office: 'يختار المكتب',
    first: 'أول زيارة',
    service: 'الباقة',
    tax: 'ضريبة القيمة المضافة 15%',
    pay: 'دفع',
    several: '3 عاملات',
  },
  en: {
    title: '8 visits a month',
    text: 'Hourly service · Ethiopian',
    address: 'Address',
    home: 'Home, Al Olaya, Riyadh',
    worker: 'Worker',
    office: 'The office chooses',
    first: 'First visit',
    service: 'Plan',
    tax: 'VAT 15%',
    pay: 'Pay',
    several: '3 workers',
  },
})

const meta = {
  title: 'Components/Domain/SummaryCard',
  component: SummaryCard,
  parameters: { kit: summaryCardMeta },
  args: { title: '', total: 82800 },
  argTypes: {
    title: { control: false },
    facts: { control: false },
    breakdown: { control: false },
    action: { control: false },
  },
  render: (args, context) => {
    const said = words(context)
    return (
      <SummaryCard
        style={{ maxInlineSize: '24rem' }}
        {...args}
        title={said.title}
        text={said.text}
        facts={[
          { label: said.address, value: said.home },
          { label: said.worker, value: said.office },
          { label: said.first, value: <DateText value="2026-12-06" form="weekday" /> },
        ]}
        breakdown={
          <KeyValueList
            items={[
              { label: said.service, value: <Money halalas={72000} /> },
              { label: said.tax, value: <Money halalas={10800} /> },
            ]}
          />
        }
        action={
          <Button width="full" size="lg">
            {said.pay} <Money halalas={82800} />
          </Button>
        }
      />
    )
  },
} satisfies Meta<typeof SummaryCard>

export default meta
type Story = StoryObj<typeof SummaryCard>

export const Default: Story = {
  args: { layout: 'card' },
  play: async ({ canvasElement, globals }) => {
    const { title, pay } = words({ globals })
    const card = within(canvasElement).getByRole('region')
    await expect(within(card).getByRole('heading', { name: title })).toBeVisible()
    await expect(within(card).getByRole('button', { name: new RegExp(`^${pay}`) })).toBeVisible()
  },
}

export const AtTheLowerEdge: Story = { args: { layout: 'bar' } }

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <SummaryCardSkeleton style={{ maxInlineSize: '24rem' }} />
    </SkeletonGroup>
  ),
}
