import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Phone } from './index.ts'
import { Text } from '../text/index.ts'
import { phoneMeta } from './phone.meta.ts'

const words = textsInToolbarLanguage({
  ar: { call: 'للاستفسار اتصل بنا على', or: 'أو على هاتف الفرع', end: 'من الأحد إلى الخميس.' },
  en: { call: 'Call us on', or: 'or the branch on', end: 'from Sunday to Thursday.' },
})

const meta = {
  title: 'Components/Inline/Phone',
  component: Phone,
  parameters: { kit: phoneMeta },
  args: { number: '+966501234567' },
} satisfies Meta<typeof Phone>

export default meta
type Story = StoryObj<typeof Phone>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('050 123 4567')
  },
}

export const Calls: Story = {
  args: { link: 'standalone' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', 'tel:+966501234567')
  },
}

export const InASentence: Story = {
  render: (_, context) => {
    const { call, or, end } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {call} <Phone number="920012345" link="text" /> {or} <Phone number="0137212345" link="text" /> {end}
      </Text>
    )
  },
}
