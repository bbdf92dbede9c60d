import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { TimeText } from './index.ts'

const words = textsInToolbarLanguage({
  ar: 'تصل العاملة إلى منزلكم في الفترة التي اخترتموها عند الحجز، وهي',
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

/**
 * Returns the position of a part of the text in the direction: the smaller, the earlier it is read.
 */
function readAt(root: Element, part: string, direction: 'rtl' | 'ltr' = 'ltr'): number {
  const text = document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode()
  const at = text instanceof Text ? text.data.indexOf(part) : -1
  if (!text || at < 0) throw new Error(`the text has no “${part}”`)
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + part.length)
  const { left, right } = range.getBoundingClientRect()
  return direction === 'rtl' ? -right : left
}

export const ArabicReaderMeetsTheStartFirst: Story = {
  args: { value: '14:30', until: '16:00' },
  globals: { locale: 'ar', digits: 'latn' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('بين 2:30 و4:00 عصرًا')
    await expect(readAt(canvasElement, '2:30', 'rtl')).toBeLessThan(readAt(canvasElement, '4:00', 'rtl'))
    // Hours are to the left of minutes in either script.
    await expect(readAt(canvasElement, '2:')).toBeLessThan(readAt(canvasElement, '30'))
  },
}

export const ArabicDigitsReadTheSameWay: Story = {
  args: { value: '14:30', until: '16:00' },
  globals: { locale: 'ar', digits: 'arab' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('بين ٢:٣٠ و٤:٠٠ عصرًا')
    await expect(readAt(canvasElement, '٢:٣٠', 'rtl')).toBeLessThan(readAt(canvasElement, '٤:٠٠', 'rtl'))
    // Hours are to the left of minutes in either script.
    await expect(readAt(canvasElement, '٢:')).toBeLessThan(readAt(canvasElement, '٣٠'))
  },
}

export const EnglishReaderMeetsTheStartFirst: Story = {
  args: { value: '14:30', until: '16:00' },
  globals: { locale: 'en', digits: 'latn' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('between 2:30 and 4:00 PM')
    await expect(readAt(canvasElement, '2:30')).toBeLessThan(readAt(canvasElement, '4:00'))
  },
}

export const EachEndNamesItsPartOfTheDay: Story = {
  args: { value: '11:00', until: '13:00' },
  globals: { locale: 'ar', digits: 'latn' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('بين 11:00 صباحًا و1:00 ظهرًا')
  },
}

export const OneTime: Story = {
  args: { value: '14:29' },
  globals: { locale: 'ar', digits: 'latn' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2:29 م')
  },
}
