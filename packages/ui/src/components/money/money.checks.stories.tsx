import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import { Phone } from '../phone/index.ts'
import { Money } from './index.ts'

const meta = {
  title: 'Checks/Money',
  component: Money,
  tags: ['!autodocs'],
  args: { halalas: 114950 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof Money>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {(['text-small', 'text-body', 'text-title', 'text-display'] as const).map((size) => (
        <MatrixRow key={size} name={size}>
          <span className={size}>
            <Money halalas={114950} />
          </span>
          <span className={size}>
            <Money halalas={9900} decimals="auto" weight="strong" />
          </span>
          <span className={size}>
            <Money halalas={-25050} />
          </span>
          <span className={size}>
            <Money halalas={35000} struck />
          </span>
          <span className={size}>
            <Money halalas={11385} decimals="auto" per={{ unit: 'visit', count: 1 }} />
          </span>
        </MatrixRow>
      ))}
      <MatrixRow name="on primary, on soft">
        <span className="rounded-field bg-primary p-3 text-on-primary">
          <Money halalas={114950} />
        </span>
        <span className="rounded-field bg-accent-soft p-3 text-on-accent-soft">
          <Money halalas={114950} />
        </span>
      </MatrixRow>
    </Grid>
  ),
}

/** An amount never breaks across lines: a hundred million fits on one at 320 px. */
export const LongText: Story = {
  args: { halalas: -12_345_678_999, weight: 'strong' },
  decorators: [
    (Amount) => (
      <p className="m-0 text-heading">
        <Amount />
      </p>
    ),
  ],
  play: expectToFit,
}

export const SignStandsLeft: Story = {
  play: async ({ canvasElement }) => {
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect()
    const number = canvasElement.querySelector('svg + span')?.getBoundingClientRect()
    await expect(sign?.right ?? 0).toBeLessThan(number?.left ?? 0)
  },
}

/**
 * The minus is left of the riyal sign, which is left of the number, in both languages and digits.
 */
const minusStandsLeft: Story = {
  args: { halalas: -25_050 },
  render: (args) => (
    <p className="m-0 text-display">
      <Money {...args} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [minus, sign, number] = [
      canvas.getByText('−'),
      canvasElement.querySelector('svg'),
      canvasElement.querySelector('svg + span'),
    ].map((part) => part?.getBoundingClientRect())
    await expect(minus?.right ?? 0).toBeLessThanOrEqual(sign?.left ?? 0)
    await expect(sign?.right ?? 0).toBeLessThan(number?.left ?? 0)
    await expect(canvasElement.querySelector('svg + span')).toHaveTextContent(/^[\d٠-٩]/)
    // A voice may leave out a minus, so a word says it.
    await expect(canvas.getByText(/^(ناقص|minus) (250.50|٢٥٠٫٥٠) /)).toBeInTheDocument()
  },
}
export const MinusStandsLeft: Story = { ...minusStandsLeft, globals: { locale: 'ar' } }
export const MinusStandsLeftInEnglish: Story = { ...minusStandsLeft, globals: { locale: 'en' } }
export const MinusStandsLeftOfArabicDigits: Story = {
  ...minusStandsLeft,
  globals: { locale: 'ar', digits: 'arab' },
}

export const ArabicDigits: Story = {
  globals: { locale: 'ar', digits: 'arab' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('١٬١٤٩٫٥٠')
  },
}

/** Left-to-right content starts at the same edge as the lines around it. */
export const StandsAtTheStartOfACard: Story = {
  render: (args) => (
    <Card className="max-w-sm">
      <CardTitle>SK-7K2M9QXA</CardTitle>
      <Money {...args} />
      <Phone number="920012345" link="standalone" />
    </Card>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const start = (content: Node | null): number => {
      const range = document.createRange()
      if (content) range.selectNodeContents(content)
      const { left, right } = range.getBoundingClientRect()
      return globals['locale'] === 'en' ? left : right
    }
    const edge = start(canvas.getByRole('heading'))
    await expect(start(canvasElement.querySelector('svg + span')?.parentElement ?? null)).toBeCloseTo(edge, 0)
    await expect(start(canvas.getByRole('link'))).toBeCloseTo(edge, 0)
  },
}
