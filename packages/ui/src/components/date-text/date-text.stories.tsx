import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { dateTextMeta } from './date-text.meta.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { DateText } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    visit: 'موعد الزيارة القادمة',
    ramadan: 'تبدأ ساعات العمل الرمضانية',
    contract: 'ينتهي العقد في',
    paid: 'دفعت آخر فاتورة في',
    said: 'السبت 21 نوفمبر 2026',
    hijri: '1 رمضان 1447 هـ (18 فبراير 2026 م)',
  },
  en: {
    visit: 'Your next visit is on',
    ramadan: 'Ramadan hours begin on',
    contract: 'The contract ends on',
    paid: 'You paid the last invoice on',
    said: 'Saturday, 21 November 2026',
    hijri: '1 Ramadan 1447 AH (18 February 2026)',
  },
})

const meta = {
  title: 'Components/Inline/DateText',
  component: DateText,
  parameters: { kit: dateTextMeta },
  args: { value: '2026-11-21', form: 'weekday' },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof DateText>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).said)
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-21')
  },
}

export const UmmAlQuraLeads: Story = {
  args: { value: '2026-02-18', form: 'date', calendar: 'umalqura', both: true },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).hijri)
  },
}

export const InSentences: Story = {
  render: (_, context) => {
    const { visit, ramadan, contract, paid } = words(context)
    return (
      <Stack style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        <Text>
          {visit} <DateText value="2026-11-24" form="weekday" />.
        </Text>
        <Text>
          {ramadan} <DateText value="2026-02-18" both />.
        </Text>
        <Text>
          {contract} <DateText value="2027-05-16" calendar="umalqura" both />.
        </Text>
        <Text>
          {paid} <DateText value="2026-11-03" form="day-month" />.
        </Text>
      </Stack>
    )
  },
}
