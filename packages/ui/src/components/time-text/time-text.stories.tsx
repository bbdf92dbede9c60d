import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { TimeText } from './index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { timeTextMeta } from './time-text.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    visit: 'تصل العاملة عند الساعة',
    window: 'الفترة الصباحية',
    ramadan: 'الفترة المسائية في رمضان',
    said: 'بين 8:00 صباحًا و12:00 ظهرًا',
    next: 'من اليوم التالي',
  },
  en: {
    visit: 'The worker arrives at',
    window: 'Morning window:',
    ramadan: 'Evening window in Ramadan:',
    said: 'between 8:00 AM and 12:00 PM',
    next: 'the next day',
  },
})

const meta = {
  title: 'Components/Inline/TimeText',
  component: TimeText,
  parameters: { kit: timeTextMeta },
  args: { value: '08:00', until: '12:00' },
} satisfies Meta<typeof TimeText>

export default meta
type Story = StoryObj<typeof TimeText>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).said)
  },
}

export const PastMidnight: Story = {
  args: { value: '21:30', until: '01:30' },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).next)
  },
}

export const InSentences: Story = {
  render: (_, context) => {
    const { visit, window, ramadan } = words(context)
    return (
      <Stack style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        <Text>
          {visit} <TimeText value="08:15" />.
        </Text>
        <Text>
          {window} <TimeText value="08:00" until="12:00" />
        </Text>
        <Text>
          {ramadan} <TimeText value="21:30" until="01:30" />
        </Text>
      </Stack>
    )
  },
}
