import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Heading } from './index.ts'
import { headingMeta } from './heading.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'زياراتكم القادمة',
    page: 'طلباتي',
    section: 'زيارات هذا الأسبوع',
    part: 'الأحد صباحًا',
    text: 'تصل العاملة بين الثامنة والتاسعة.',
  },
  en: {
    title: 'Your upcoming visits',
    page: 'My orders',
    section: 'Visits this week',
    part: 'Sunday morning',
    text: 'The worker arrives between eight and nine.',
  },
})

const meta = {
  title: 'Components/Layout/Heading',
  component: Heading,
  parameters: { kit: headingMeta },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {
  render: (args, context) => <Heading {...args}>{words(context).title}</Heading>,
}

export const OutlineOfAPage: Story = {
  render: (_, context) => {
    const { page, section, part, text } = words(context)
    return (
      <Stack gap="lg">
        <Heading level={1}>{page}</Heading>
        <Stack gap="sm">
          <Heading level={2}>{section}</Heading>
          <Heading level={3}>{part}</Heading>
          <Text>{text}</Text>
        </Stack>
      </Stack>
    )
  },
}

export const SmallerThanItsLevel: Story = {
  args: { level: 1, size: 'title' },
  render: (args, context) => <Heading {...args}>{words(context).page}</Heading>,
  play: async ({ canvasElement, globals }) => {
    const name = words({ globals }).page
    await expect(within(canvasElement).getByRole('heading', { level: 1, name })).toBeVisible()
  },
}
