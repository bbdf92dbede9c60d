import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { VoucherCard, VoucherCardSkeleton } from './index.ts'
import type { VoucherCardVoucher } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'خصم أول طلب',
    terms: 'على خدمة الساعات',
    long: 'خصم خاص للعملاء الجدد على باقات الساعات الشهرية في جميع فروعنا مع إمكانية الجمع بينه وبين رصيد المحفظة',
  },
  en: {
    name: 'First order discount',
    terms: 'On the hourly service',
    long: 'Special discount for new customers on monthly hourly plans in all our branches, together with the wallet balance',
  },
})

const voucher = (name: string, terms: string): VoucherCardVoucher => ({
  code: 'FIRST25',
  name,
  terms,
  percent: 12.5,
  amount: null,
  maxDiscount: 15000,
  validUntil: '2026-12-31',
  state: 'active',
  usesLeft: 2,
})

const meta = {
  title: 'Checks/VoucherCard',
  component: VoucherCard,
  tags: ['!autodocs'],
  args: { voucher: voucher('', '') },
} satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof VoucherCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { name, terms } = words(context)
    return (
      <Grid>
        <MatrixRow name="states, loading">
          {(['active', 'used', 'expired'] as const).map((state) => (
            <VoucherCard key={state} voucher={{ ...voucher(name, terms), state }} className="w-80" />
          ))}
          <VoucherCard
            voucher={{
              ...voucher(name, ''),
              percent: null,
              amount: 5000,
              maxDiscount: null,
              validUntil: null,
              usesLeft: null,
            }}
            className="w-80"
          />
          <SkeletonGroup className="w-80">
            <VoucherCardSkeleton />
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
      <VoucherCard
        voucher={{
          ...voucher(long, long),
          code: 'PT-8K2M4QX7-8K2M4QX7-8K2M4QX7-8K2M4QX7',
          percent: null,
          amount: 123456,
        }}
      />
    )
  },
  play: expectToFit,
}
