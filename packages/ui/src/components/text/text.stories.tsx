import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from './index.ts'
import { textMeta } from './text.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    text: 'تصل العاملة في الوقت الذي اخترتموه، وتبقى أربع ساعات.',
    sizes: ['تعليق', 'نص صغير', 'نص الصفحة', 'مقدمة', 'عنوان فقرة', 'عنوان صفحة', 'عنوان كبير'],
    changed: 'تتغيير الموعد',
    note: 'نرسل رسالة قبل الزيارة بيوم.',
    label: 'رقم الطلب',
  },
  en: {
    text: 'The worker arrives at the time you chose and stays for four hours.',
    sizes: ['Caption', 'Small', 'Body', 'Lead', 'Title', 'Heading', 'Display'],
    changed: 'The time has changed',
    note: 'We send a message the day before the visit.',
    label: 'Order number',
  },
})

const meta = {
  title: 'Components/Layout/Text',
  component: Text,
  parameters: { kit: textMeta },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof Text>

export const Default: Story = {
  render: (args, context) => <Text {...args}>{words(context).text}</Text>,
}

export const Sizes: Story = {
  render: (_, context) => {
    const { sizes } = words(context)
    return (
      <Stack gap="sm">
        <Text size="caption">{sizes[0]}</Text>
        <Text size="small">{sizes[1]}</Text>
        <Text size="body">{sizes[2]}</Text>
        <Text size="lead">{sizes[3]}</Text>
        <Text size="title">{sizes[4]}</Text>
        <Text size="heading">{sizes[5]}</Text>
        <Text size="display">{sizes[6]}</Text>
      </Stack>
    )
  },
}

export const ToneAndWeight: Story = {
  render: (_, context) => {
    const { changed, note } = words(context)
    return (
      <Stack gap="xs">
        <Text tone="warning" weight="semibold">
          {changed}
        </Text>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Stack>
    )
  },
}

export const LooksOfALabel: Story = {
  render: (_, context) => (
    <Text asChild size="small" weight="semibold">
      <label htmlFor="order-number">{words(context).label}</label>
    </Text>
  ),
  play: async ({ canvasElement, globals }) => {
    const label = within(canvasElement).getByText(words({ globals }).label)
    await expect(label.tagName).toBe('LABEL')
    await expect(label).toHaveAttribute('for', 'order-number')
  },
}
