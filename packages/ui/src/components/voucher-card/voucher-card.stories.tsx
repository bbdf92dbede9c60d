import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { VoucherCard, VoucherCardSkeleton } from './index.ts'
import type { VoucherCardVoucher } from './index.ts'
import { voucherCardMeta } from './voucher-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    first: ['خصم أول طلب', 'على خدمة الساعات، لأول طلب فقط'],
    points: ['قسيمة من نقاطكم', 'على أي خدمة، تُستخدم مرة واحدة'],
  },
  en: {
    first: ['First order discount', 'On the hourly service, for the first order only'],
    points: ['Voucher from your points', 'On any service, used once'],
  },
})

const first = ([name = '', terms = '']: readonly string[]): VoucherCardVoucher => ({
  code: 'FIRST25',
  name,
  terms,
  percent: 25,
  amount: null,
  maxDiscount: 15000,
  validUntil: '2026-12-31',
  state: 'active',
  usesLeft: 1,
})

const meta = {
  title: 'Components/Domain/VoucherCard',
  component: VoucherCard,
  parameters: { kit: voucherCardMeta },
  args: { voucher: first(words({ globals: {} }).first) },
  argTypes: { voucher: { control: false } },
} satisfies Meta<typeof VoucherCard>

export default meta
type Story = StoryObj<typeof VoucherCard>

export const Default: Story = {
  render: (args, context) => (
    <VoucherCard style={{ maxInlineSize: '32rem' }} {...args} voucher={first(words(context).first)} />
  ),
  play: async ({ canvasElement, globals }) => {
    const [name = ''] = words({ globals }).first
    await expect(within(canvasElement).getByRole('heading', { name })).toBeVisible()
  },
}

/** A used voucher stays visible, but its code has no copy button. */
export const Used: Story = {
  render: (args, context) => (
    <VoucherCard
      {...args}
      voucher={{
        ...first(words(context).points),
        code: 'PT-8K2M4Q',
        percent: null,
        amount: 5000,
        maxDiscount: null,
        state: 'used',
        usesLeft: 0,
      }}
      style={{ maxInlineSize: '32rem' }}
    />
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '32rem' }}>
      <VoucherCardSkeleton />
    </SkeletonGroup>
  ),
}
