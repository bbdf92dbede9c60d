import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Count } from './index.ts'
import type { Plural } from './index.ts'

const words = textsInToolbarLanguage<{ days: Plural; long: Plural }>({
  ar: {
    days: {
      zero: 'اليوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    long: {
      zero: 'لا تنبيهات لم تُقرأ',
      one: 'تنبيه واحد لم يُقرأ',
      two: 'تنبيهان لم يُقرآ',
      few: '{count} تنبيهات لم تُقرأ بعد من قسم العقود وقسم الفواتير وقسم الزيارات المنزلية',
      many: '{count} تنبيهًا لم يُقرأ بعد من قسم العقود وقسم الفواتير وقسم الزيارات المنزلية',
      other: '{count} تنبيه لم يُقرأ بعد من قسم العقود وقسم الفواتير وقسم الزيارات المنزلية',
    },
  },
  en: {
    days: { one: '{count} day', other: '{count} days' },
    long: {
      one: '{count} unread notification',
      other: '{count} unread notifications about contracts, invoices and visits to your home',
    },
  },
})

const meta = {
  title: 'Checks/Count',
  component: Count,
  tags: ['!autodocs'],
  args: { of: 3, forms: { other: '' } },
} satisfies Meta<typeof Count>

export default meta
type Story = StoryObj<typeof Count>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="0, 1, 2, 3, 11, 100, 1003">
        {[0, 1, 2, 3, 11, 100, 1003].map((of) => (
          <Count key={of} of={of} forms={words(context).days} />
        ))}
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => <Count of={1234567} forms={words(context).long} />,
  play: expectToFit,
}

export const ArabicDigits: Story = {
  globals: { locale: 'ar', digits: 'arab' },
  render: (_, context) => <Count of={12} forms={words(context).days} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('١٢ يومًا')
  },
}
