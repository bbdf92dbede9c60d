import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { codeMeta } from './code.meta.ts'
import { Text } from '../text/index.ts'
import { Code } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    order: 'رقم الطلب',
    before: 'استلمنا طلبكم رقم',
    after: 'وسنراجعه خلال يوم عمل.',
    copy: 'نسخ رقم الطلب',
  },
  en: {
    order: 'order number',
    before: 'We have received your order',
    after: 'and will review it within one working day.',
    copy: 'Copy order number',
  },
})

const meta = {
  title: 'Components/Inline/Code',
  component: Code,
  parameters: { kit: codeMeta },
  args: { value: 'SO-2026-001284' },
} satisfies Meta<typeof Code>

export default meta
type Story = StoryObj<typeof Code>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(args.value)
  },
}

export const WithCopying: Story = {
  render: (args, context) => <Code {...args} weight="strong" copy={words(context).order} />,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('button', { name: words({ globals }).copy })).toBeVisible()
  },
}

export const InASentence: Story = {
  render: (args, context) => {
    const { before, after } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {before} <Code {...args} /> {after}
      </Text>
    )
  },
}
