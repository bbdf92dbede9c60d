import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { Money } from './index.ts'
import { moneyMeta } from './money.meta.ts'

const words = bothLanguages({
  ar: {
    before: 'المبلغ المستحق',
    after: 'شامل الضريبة، ويعود إليك',
    end: 'إن ألغيت قبل الموعد بيومين.',
    said: '1,149.50 ريال سعودي',
  },
  en: {
    before: 'You pay',
    after: 'including tax, and get back',
    end: 'if you cancel two days ahead.',
    said: '1,149.50 Saudi riyals',
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
      <p className="m-0 max-w-reading">
        {before} <Money {...args} /> {after} <Money halalas={-25050} /> {end}
      </p>
    )
  },
}

export const RoundPrice: Story = { args: { halalas: 9900, decimals: 'auto', weight: 'strong' } }
