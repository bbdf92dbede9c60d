import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WalletPanel, WalletPanelSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    reason: 'استرداد قيد المراجعة',
    long: 'استرداد قيمة الزيارات المتبقية من عقد الساعات بعد إلغائه وهو قيد مراجعة قسم المالية في الفرع الرئيس',
  },
  en: {
    reason: 'Refund under review',
    long: 'Refund of the remaining visits of a cancelled hourly contract, under review by the accounts of the main branch',
  },
})

const meta = {
  title: 'Checks/WalletPanel',
  component: WalletPanel,
  tags: ['!autodocs'],
  args: { balance: 82500, frozen: 0, available: 82500 },
} satisfies Meta<typeof WalletPanel>

export default meta
type Story = StoryObj<typeof WalletPanel>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { reason } = words(context)
    return (
      <Grid>
        <MatrixRow name="nothing held, two holds, loading">
          <WalletPanel {...args} className="w-96" />
          <WalletPanel
            balance={46000}
            frozen={46000}
            available={0}
            holds={[
              { id: '1', reason, amount: 36000, until: { date: '2026-11-24', time: '12:00' } },
              { id: '2', reason, amount: 10000, until: { date: '2026-11-17' }, late: true },
            ]}
            className="w-96"
          />
          <SkeletonGroup className="w-96">
            <WalletPanelSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <WalletPanel
      balance={123456789}
      frozen={123456789}
      available={123456789}
      holds={[{ id: '1', reason: words(context).long, amount: 123456789, until: { date: '2026-11-24' } }]}
    />
  ),
  play: expectToFit,
}
