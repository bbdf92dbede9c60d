import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { LedgerList, LedgerListSkeleton } from './index.ts'
import type { LedgerEntry } from './index.ts'
import { ledgerListMeta } from './ledger-list.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حركة المحفظة',
    reasons: ['استرداد نقدي 1% عن زيارة منتهية', 'دُفع من المحفظة', 'استرداد عن زيارة ملغاة'],
    points: 'حركة النقاط',
    pointReasons: ['نقاط عن زيارة منتهية', 'استُبدلت بقسيمة 50 ريالًا', 'مكافأة بلوغ الفئة الفضية'],
  },
  en: {
    label: 'Wallet entries',
    reasons: ['1 % cashback for a finished visit', 'Paid from the wallet', 'Refund of a cancelled visit'],
    points: 'Entries of points',
    pointReasons: [
      'Points for a finished visit',
      'Turned into a voucher of 50 riyals',
      'Bonus for reaching silver',
    ],
  },
})

const entries = (reasons: readonly string[], amounts: readonly number[]): LedgerEntry[] => {
  let balance = 0
  return amounts
    .toReversed()
    .map((amount, index) => {
      balance += amount
      return {
        id: `${index}`,
        reason: reasons[reasons.length - 1 - index] ?? '',
        amount,
        at: { date: `2026-11-${10 + index * 4}`, time: '18:05' },
        balanceAfter: balance,
      }
    })
    .toReversed()
}

const meta = {
  title: 'Components/Domain/LedgerList',
  component: LedgerList,
  parameters: { kit: ledgerListMeta },
  args: { label: '', entries: [] },
  argTypes: { label: { control: false }, entries: { control: false } },
} satisfies Meta<typeof LedgerList>

export default meta
type Story = StoryObj<typeof LedgerList>

export const Default: Story = {
  render: (_, context) => {
    const { label, reasons } = words(context)
    return (
      <LedgerList
        label={label}
        entries={entries(reasons, [1149, -9900, 18150])}
        style={{ maxInlineSize: '42rem' }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const list = within(canvasElement).getByRole('list', { name: words({ globals }).label })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** As at a bank: the entries of one day stand under its date. */
export const ByDay: Story = {
  render: (_, context) => {
    const { label, reasons } = words(context)
    const [first, ...others] = entries(reasons, [1149, -9900, 18150])
    return (
      <LedgerList
        byDay
        label={label}
        entries={[...(first ? [first, { ...first, id: 'same day' }] : []), ...others]}
        style={{ maxInlineSize: '42rem' }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const whole = within(canvas.getByRole('list', { name: words({ globals }).label }))
    await expect(whole.getAllByRole('list')).toHaveLength(3)
  },
}

export const Points: Story = {
  render: (_, context) => {
    const { points, pointReasons } = words(context)
    return (
      <LedgerList
        label={points}
        unit="points"
        entries={entries(pointReasons, [18, -100, 125])}
        style={{ maxInlineSize: '42rem' }}
      />
    )
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '42rem' }}>
      <LedgerListSkeleton count={4} />
    </SkeletonGroup>
  ),
}
