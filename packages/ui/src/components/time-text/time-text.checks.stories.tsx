import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, bothLanguages, expectToFit } from '../../story-kit/index.ts'
import { TimeText } from './index.ts'

const words = bothLanguages({
  ar: 'تصل العاملة إلى منزلك في الفترة التي اخترتها عند الحجز، وهي',
  en: 'The worker comes to your home in the window that you chose when booking, which is',
})

const meta = {
  title: 'Checks/TimeText',
  component: TimeText,
  tags: ['!autodocs'],
  args: { value: '08:00' },
} satisfies Meta<typeof TimeText>

export default meta
type Story = StoryObj<typeof TimeText>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      <MatrixRow name="time, span, past midnight">
        <TimeText value="08:00" />
        <TimeText value="08:00" until="12:00" />
        <TimeText value="21:30" until="01:30" />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <p className="m-0">
      {words(context)} <TimeText value="21:30" until="01:30" />.
    </p>
  ),
  play: expectToFit,
}

export const BeginningStandsLeft: Story = {
  args: { until: '12:00' },
  play: async ({ canvasElement }) => {
    const [from, until] = [...canvasElement.querySelectorAll('time')].map((time) =>
      time.getBoundingClientRect(),
    )
    await expect(from?.right ?? 0).toBeLessThan(until?.left ?? 0)
  },
}

export const ArabicDigits: Story = {
  globals: { locale: 'ar', digits: 'arab' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('٠٨:٠٠')
  },
}
