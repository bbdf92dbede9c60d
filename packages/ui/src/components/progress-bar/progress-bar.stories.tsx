import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ProgressBar } from './index.ts'
import { progressBarMeta } from './progress-bar.meta.ts'

const words = textsInToolbarLanguage({
  ar: { visits: 'الزيارات المستهلكة', used: '5 من 8', upload: 'نرفع صورة الهوية', sending: 'نرسل طلبكم' },
  en: { visits: 'Visits used', used: '5 of 8', upload: 'Uploading your id', sending: 'Sending your order' },
})

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { kit: progressBarMeta },
  args: { label: '', value: 62, style: { maxInlineSize: '24rem' } },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof ProgressBar>

export const Default: Story = {
  render: (args, context) => <ProgressBar {...args} label={words(context).upload} />,
  play: async ({ canvasElement, globals }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: words({ globals }).upload })
    await expect(bar).toHaveAttribute('value', '62')
  },
}

export const CountedThings: Story = {
  args: { value: 5, max: 8 },
  render: (args, context) => (
    <ProgressBar {...args} label={words(context).visits} valueText={words(context).used} />
  ),
}

export const UnknownLength: Story = {
  args: { value: undefined },
  render: (args, context) => <ProgressBar {...args} label={words(context).sending} />,
}
