import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { countMeta } from './count.meta.ts'
import { Stack } from '../stack/index.ts'
import { Count } from './index.ts'
import type { Plural } from './index.ts'

const words = textsInToolbarLanguage<{ visits: Plural; before: string; three: string }>({
  ar: {
    visits: {
      zero: 'لا زيارات متبقية',
      one: 'زيارة واحدة متبقية',
      two: 'زيارتان متبقيتان',
      few: '{count} زيارات متبقية',
      many: '{count} زيارة متبقية',
      other: '{count} زيارة متبقية',
    },
    before: 'في باقتكم',
    three: '3 زيارات متبقية',
  },
  en: {
    visits: { one: '{count} visit left', other: '{count} visits left' },
    before: 'In your package:',
    three: '3 visits left',
  },
})

const meta = {
  title: 'Components/Inline/Count',
  component: Count,
  parameters: { kit: countMeta },
  args: { of: 3, forms: { other: '' } },
  argTypes: { forms: { control: false } },
  render: (args, context) => <Count {...args} forms={words(context).visits} />,
} satisfies Meta<typeof Count>

export default meta
type Story = StoryObj<typeof Count>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).three)
  },
}

export const TheSixForms: Story = {
  render: (args, context) => (
    <Stack as="ul" gap="sm" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {[0, 1, 2, 3, 11, 100].map((of) => (
        <li key={of}>
          {words(context).before} <Count {...args} of={of} forms={words(context).visits} />
        </li>
      ))}
    </Stack>
  ),
}
