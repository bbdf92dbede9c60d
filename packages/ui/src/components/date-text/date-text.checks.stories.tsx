import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { DateText } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    long: 'يبدأ احتساب مدة الضمان من يوم وصول العاملة الموافق',
    digits: '١ رمضان ١٤٤٧ هـ (١٨ فبراير ٢٠٢٦ م)',
  },
  en: {
    long: 'The guarantee period is counted from the day on which the worker arrived',
    digits: '١ Ramadan ١٤٤٧ AH (١٨ February ٢٠٢٦)',
  },
})

const meta = {
  title: 'Checks/DateText',
  component: DateText,
  tags: ['!autodocs'],
  args: { value: '2026-02-18' },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof DateText>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {(['gregory', 'umalqura'] as const).map((calendar) =>
        [false, true].map((both) => (
          <MatrixRow key={`${calendar} ${both}`} name={`${calendar}${both ? ', both' : ''}`}>
            {(['date', 'weekday', 'day-month'] as const).map((form) => (
              <DateText key={form} value="2026-02-18" {...{ calendar, both, form }} />
            ))}
          </MatrixRow>
        )),
      )}
      <MatrixRow name="outside the Hijri table">
        <DateText value="1850-01-01" calendar="umalqura" both />
      </MatrixRow>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/1447/)
  },
}

export const LongText: Story = {
  render: (args, context) => (
    <p className="m-0">
      {words(context).long} <DateText {...args} form="weekday" both />
    </p>
  ),
  play: async (context) => {
    await expect(context.canvasElement.textContent).toMatch(/1447/)
    await expectToFit(context)
  },
}

export const ArabicDigits: Story = {
  globals: { digits: 'arab', calendar: 'umalqura' },
  args: { both: true },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).digits)
  },
}
