import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Textarea } from './index.ts'
import { textareaMeta } from './textarea.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    note: 'ملاحظة للسائق',
    noteHint: 'علامة مميزة أو طريقة الوصول إلى المدخل',
    complaint: 'ما الذي حدث؟',
    lines:
      'تأخرت الزيارة ساعتين.{enter}لم يتصل السائق.{enter}أرجو تعويض الوقت.{enter}وشكرًا لكم.{enter}أم عبدالله',
  },
  en: {
    note: 'Note to the driver',
    noteHint: 'A landmark, or how to find the entrance',
    complaint: 'What happened?',
    lines:
      'The visit was two hours late.{enter}The driver did not call.{enter}Please make up for it.{enter}Thank you.{enter}Umm Abdullah',
  },
})

const meta = {
  title: 'Components/Inputs/Textarea',
  component: Textarea,
  parameters: { kit: textareaMeta },
  args: { label: '', onChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof Textarea>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Textarea {...args} label={words(context).note} hint={words(context).noteHint} optional />
    </div>
  ),
}

export const GrowsAndCounts: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Textarea {...args} label={words(context).complaint} required countTo={120} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const area = within(canvasElement).getByRole('textbox')
    const before = area.clientHeight
    await userEvent.type(area, words({ globals }).lines)
    await expect(area.clientHeight).toBeGreaterThan(before)
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1)
  },
}
