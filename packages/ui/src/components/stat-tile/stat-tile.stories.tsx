import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { DateText } from '../date-text/index.ts'
import { Icon, calendarIcon, contractIcon, receiptIcon, walletIcon } from '../icon/index.ts'
import { Money } from '../money/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { StatTile, StatTileSkeleton } from './index.ts'
import { Grid } from '../grid/index.ts'
import { statTileMeta } from './stat-tile.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    contracts: 'العقود السارية',
    visits: 'الزيارات المتبقية',
    invoices: 'فواتير بانتظار الدفع',
    wallet: 'رصيد المحفظة',
    next: 'أقربها',
  },
  en: {
    contracts: 'Active contracts',
    visits: 'Visits left',
    invoices: 'Invoices to pay',
    wallet: 'Wallet balance',
    next: 'Next on',
  },
})

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  parameters: { kit: statTileMeta },
  args: { label: '', value: 3, link: <a href="#contracts" /> },
  argTypes: { label: { control: false }, link: { control: false }, icon: { control: false } },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof StatTile>

export const Default: Story = {
  render: (args, context) => (
    <StatTile style={{ maxInlineSize: '16rem' }} {...args} label={words(context).contracts} />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = words({ globals }).contracts
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible()
  },
}

export const InThePortal: Story = {
  render: (_, context) => {
    const { contracts, visits, invoices, wallet, next } = words(context)
    return (
      <Grid as="ul" minColumnWidth="md" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
        <StatTile
          as="li"
          link={<a href="#contracts" />}
          label={contracts}
          value={3}
          icon={<Icon of={contractIcon} />}
        />
        <StatTile
          as="li"
          link={<a href="#visits" />}
          label={visits}
          value={12}
          icon={<Icon of={calendarIcon} />}
          note={
            <>
              {next} <DateText value="2026-11-24" form="day-month" />
            </>
          }
        />
        <StatTile
          as="li"
          link={<a href="#invoices" />}
          label={invoices}
          value={1}
          icon={<Icon of={receiptIcon} />}
        />
        <StatTile
          as="li"
          link={<a href="#wallet" />}
          label={wallet}
          value={<Money halalas={25000} decimals="auto" />}
          icon={<Icon of={walletIcon} />}
        />
      </Grid>
    )
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <Grid minColumnWidth="md">
        {[0, 1, 2, 3].map((index) => (
          <StatTileSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonGroup>
  ),
}
