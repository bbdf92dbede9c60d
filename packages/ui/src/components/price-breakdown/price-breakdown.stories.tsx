import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { PriceBreakdown, PriceBreakdownSkeleton } from './index.ts'
import { priceBreakdownMeta } from './price-breakdown.meta.ts'

const words = textsInToolbarLanguage({
  ar: { total: 'الإجمالي', tax: 'ضريبة القيمة المضافة' },
  en: { total: 'Total', tax: 'VAT' },
})

const meta = {
  title: 'Components/Domain/PriceBreakdown',
  component: PriceBreakdown,
  parameters: { kit: priceBreakdownMeta },
  args: {
    lines: [
      { code: 'service', amount: 100_000 },
      { code: 'tax', amount: 15_000 },
      { code: 'wage', amount: 180_000 },
    ],
    taxPercent: 15,
    total: 295_000,
    style: { maxInlineSize: '28rem' },
  },
  argTypes: { lines: { control: false }, ofWhich: { control: false }, outside: { control: false } },
} satisfies Meta<typeof PriceBreakdown>

export default meta
type Story = StoryObj<typeof PriceBreakdown>

/**
 * A live-in plan: the share of the office with its tax, and the salary of the worker, which is not taxed.
 */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).total)).toBeVisible()
  },
}

export const WithDiscountDeliveryAndWallet: Story = {
  args: {
    lines: [
      { code: 'service', amount: 72_000 },
      { code: 'voucher', amount: -15_000 },
      { code: 'tax', amount: 8_550 },
      { code: 'delivery', amount: 11_500 },
    ],
    total: 77_050,
    wallet: 20_000,
    due: 57_050,
  },
}

/** The visa fee goes to the government, so it is separate from the amount paid here. */
export const Recruitment: Story = {
  args: {
    lines: [
      { code: 'service', amount: 950_000 },
      { code: 'tax', amount: 142_500 },
    ],
    total: 1_092_500,
    ofWhich: [{ code: 'insurance', amount: 60_000 }],
    outside: [{ code: 'visa_fee', amount: 200_000 }],
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '28rem' }}>
      <PriceBreakdownSkeleton />
    </SkeletonGroup>
  ),
}
