import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { LedgerList, LedgerListSkeleton } from './index.ts'
import type { LedgerEntry } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حركة المحفظة',
    reason: 'استرداد عن زيارة ملغاة',
    order: 'الطلب',
    long: 'استرداد قيمة الزيارات المتبقية من عقد الساعات بعد إلغائه قبل موعد الزيارة التالية بأكثر من ثمان وأربعين ساعة',
  },
  en: {
    label: 'Wallet entries',
    reason: 'Refund of a cancelled visit',
    order: 'Order',
    long: 'Refund of the remaining visits of an hourly contract cancelled more than forty-eight hours before the next visit',
  },
})

const entries = (reason: string, link: string): LedgerEntry[] => [
  { id: '1', reason, amount: 18150, at: { date: '2026-11-18', time: '18:05' }, balanceAfter: 18150 },
  { id: '2', reason, amount: -9900, at: null, link: <a href="#order">{link}</a> },
  { id: '3', reason, amount: 5000, at: { date: '2026-11-18' }, balanceAfter: 0, held: true },
]

const meta = {
  title: 'Checks/LedgerList',
  component: LedgerList,
  tags: ['!autodocs'],
  args: { label: '', entries: [] },
} satisfies Meta<typeof LedgerList>

export default meta
type Story = StoryObj<typeof LedgerList>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, reason, order } = words(context)
    return (
      <Grid>
        <MatrixRow name="money, points, loading">
          <LedgerList label={label} entries={entries(reason, order)} className="w-96" />
          <LedgerList
            label={order}
            unit="points"
            entries={[1, -2, 11, 100].map((amount) => ({ id: `${amount}`, reason, amount, at: null }))}
            className="w-96"
          />
          <SkeletonGroup className="w-96">
            <LedgerListSkeleton count={2} />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { label, long } = words(context)
    return (
      <LedgerList
        label={label}
        entries={[
          {
            id: '1',
            reason: long,
            amount: -123456789,
            at: { date: '2026-11-18', time: '18:05' },
            balanceAfter: 123456789,
          },
        ]}
      />
    )
  },
  play: expectToFit,
}
