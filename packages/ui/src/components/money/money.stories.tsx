import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Money } from './index.ts'
import type { MoneyPer } from './index.ts'
import { Text } from '../text/index.ts'
import { Stack } from '../stack/index.ts'
import { moneyMeta } from './money.meta.ts'

const kinds: readonly (readonly [MoneyPer['unit'], number])[] = [
  ['visit', 1],
  ['visit', 8],
  ['month', 1],
  ['month', 3],
  ['year', 2],
  ['day', 10],
  ['once', 1],
]

const words = textsInToolbarLanguage({
  ar: {
    before: 'المبلغ المستحق',
    after: 'شامل الضريبة، ويعود إليكم',
    end: 'إن ألغيت قبل الموعد بيومين.',
    said: '1,149.50 ريال سعودي',
    per: kinds,
    perWords: ['للزيارة', 'لـ8 زيارات', 'للشهر', 'لـ3 أشهر', 'لسنتين', 'لـ10 أيام', 'مرة واحدة'],
  },
  en: {
    before: 'You pay',
    after: 'including tax, and get back',
    end: 'if you cancel two days ahead.',
    said: '1,149.50 Saudi riyals',
    per: kinds,
    perWords: [
      'a visit',
      'for 8 visits',
      'a month',
      'for 3 months',
      'for 2 years',
      'for 10 days',
      'one-time',
    ],
  },
})

const meta = {
  title: 'Components/Inline/Money',
  component: Money,
  parameters: { kit: moneyMeta },
  args: { halalas: 114950 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof Money>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).said)).toBeInTheDocument()
  },
}

export const InASentence: Story = {
  render: (args, context) => {
    const { before, after, end } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {before} <Money {...args} /> {after} <Money halalas={-25050} /> {end}
      </Text>
    )
  },
}

export const RoundPrice: Story = { args: { halalas: 9900, decimals: 'auto', weight: 'strong' } }

/** An advertised price says what it pays for. The words follow the amount in both directions. */
export const PerWhat: Story = {
  render: (args, context) => (
    <Stack as="ul" gap="sm" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {words(context).per.map(([unit, count]) => (
        <li key={`${count} ${unit}`}>
          <Money {...args} decimals="auto" weight="strong" per={{ unit, count }} />
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const said = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.lastElementChild?.lastElementChild?.textContent)
    await expect(said).toEqual(words({ globals }).perWords)
  },
}
