import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Phone } from './index.ts'

const words = textsInToolbarLanguage({
  ar: 'يمكنكم التواصل مع خدمة العملاء في أي وقت من أيام العمل على الرقم الموحّد',
  en: 'You can reach customer service at any time on working days by calling the unified number',
})

const meta = {
  title: 'Checks/Phone',
  component: Phone,
  tags: ['!autodocs'],
  args: { number: '0501234567' },
} satisfies Meta<typeof Phone>

export default meta
type Story = StoryObj<typeof Phone>

const numbers = ['0501234567', '0112345678', '920012345', '+201001234567']

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {(['none', 'text', 'standalone'] as const).map((link) => (
        <MatrixRow key={link} name={link}>
          {numbers.map((number) => (
            <Phone key={number} {...{ number, link }} />
          ))}
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <p className="m-0">
      {words(context)} <Phone number="8001234567" link="text" />.
    </p>
  ),
  play: expectToFit,
}

export const ArabicDigits: Story = {
  globals: { locale: 'ar', digits: 'arab' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('٠٥٠ ١٢٣ ٤٥٦٧')
  },
}
