import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Heading } from '../heading/index.ts'
import { Text } from '../text/index.ts'
import { Stack } from './index.ts'
import { stackMeta } from './stack.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'زيارة واحدة',
    text: 'أربع ساعات صباحًا أو مساءً.',
    book: 'حجز',
    ask: 'اسألنا',
    tasks: ['تنظيف', 'كي', 'طبخ', 'عناية بكبار السن', 'عناية بالأطفال'],
  },
  en: {
    title: 'One visit',
    text: 'Four hours, in the morning or the evening.',
    book: 'Book',
    ask: 'Ask us',
    tasks: ['Cleaning', 'Ironing', 'Cooking', 'Care of the elderly', 'Child care'],
  },
})

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { kit: stackMeta },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof Stack>

export const Default: Story = {
  render: (args, context) => {
    const { title, text, book } = words(context)
    return (
      <Stack {...args} align="start">
        <Heading>{title}</Heading>
        <Text>{text}</Text>
        <Button>{book}</Button>
      </Stack>
    )
  },
}

export const RowThatWraps: Story = {
  args: { as: 'ul', direction: 'row', gap: 'sm', wrap: true },
  render: (args, context) => (
    <Stack {...args}>
      {words(context).tasks.map((task) => (
        <li key={task}>
          <Badge>{task}</Badge>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5)
  },
}

export const RowOnWideScreens: Story = {
  args: { rowFrom: 'sm', gap: 'lg' },
  render: (args, context) => {
    const { book, ask } = words(context)
    return (
      <Stack {...args}>
        <Button>{book}</Button>
        <Button variant="secondary">{ask}</Button>
      </Stack>
    )
  },
}

export const EndsApart: Story = {
  args: { direction: 'row', align: 'baseline', justify: 'between' },
  render: (args, context) => {
    const { title, text } = words(context)
    return (
      <Stack {...args}>
        <Heading level={3}>{title}</Heading>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </Stack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { title, text } = words({ globals })
    const [first, second] = [title, text].map((each) =>
      within(canvasElement).getByText(each).getBoundingClientRect(),
    )
    const rightToLeft = getComputedStyle(canvasElement).direction === 'rtl'
    await expect((first?.left ?? 0) > (second?.left ?? 0)).toBe(rightToLeft)
  },
}
