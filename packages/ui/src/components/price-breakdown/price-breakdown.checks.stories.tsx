import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { PriceBreakdown, PriceBreakdownSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { own: 'رسوم إدارية', long: 'مقابل خدمات المكتب ومتابعة إجراءات الاستقدام كلها حتى وصول العاملة' },
  en: {
    own: 'Office charge',
    long: 'What the office charges for its services and for all the steps of the recruitment',
  },
})

const meta = {
  title: 'Checks/PriceBreakdown',
  component: PriceBreakdown,
  tags: ['!autodocs'],
  args: { lines: [] },
} satisfies Meta<typeof PriceBreakdown>

export default meta
type Story = StoryObj<typeof PriceBreakdown>

const lines = [
  { code: 'service', amount: 100_000 },
  { code: 'voucher', amount: -10_000 },
  { code: 'points', amount: -5_000 },
  { code: 'tax', amount: 12_750 },
  { code: 'wage', amount: 180_000 },
  { code: 'delivery', amount: 11_500 },
]

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="every line, without a total, paid in part">
        <PriceBreakdown
          lines={lines}
          taxPercent={15}
          taxTotal={14_250}
          total={289_250}
          ofWhich={[{ code: 'insurance', amount: 20_000 }]}
          outside={[{ code: 'visa_fee', amount: 200_000 }]}
          className="w-80"
        />
        <PriceBreakdown lines={lines.slice(0, 2)} className="w-80" />
        <PriceBreakdown
          lines={[
            { code: 'anything', label: words(context).own, amount: 9_900 },
            { code: 'tax', amount: 1_485 },
          ]}
          taxPercent={12.5}
          total={11_385}
          wallet={5_000}
          due={6_385}
          className="w-80"
        />
      </MatrixRow>
      <MatrixRow name="loading">
        <SkeletonGroup className="w-80">
          <PriceBreakdownSkeleton />
        </SkeletonGroup>
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <PriceBreakdown
        lines={[{ code: 'x', label: long, amount: 123_456_789 }]}
        total={123_456_789}
        outside={[{ code: 'y', label: long, amount: 123_456_789 }]}
      />
    )
  },
  play: expectToFit,
}
