import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Card } from '../card/index.ts'
import { Switch } from './index.ts'
import { switchMeta } from './switch.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    reminders: 'تذكيري قبل الزيارة',
    hint: 'رسالة على جوالكم مساء اليوم السابق',
    others: ['عروض وخصومات', 'أخبار طلبي'],
    failed: 'تعذّر حفظ التغيير. نرجو المحاولة من جديد.',
  },
  en: {
    reminders: 'Remind me before a visit',
    hint: 'A message on the evening before',
    others: ['Offers and discounts', 'News of my order'],
    failed: 'We couldn’t save the change. Try again.',
  },
})

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  parameters: { kit: switchMeta },
  args: { label: '', onCheckedChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof Switch>

export const Default: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Switch {...args} label={words(context).reminders} hint={words(context).hint} />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const control = within(canvasElement).getByRole('switch', { name: words({ globals }).reminders })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const Settings: Story = {
  render: (args, context) => {
    const { reminders, others, failed } = words(context)
    return (
      <Card padding="none" style={{ maxInlineSize: '28rem', paddingInline: '1rem' }}>
        <div style={{ paddingBlock: '0.25rem' }}>
          <Switch {...args} label={reminders} defaultChecked />
        </div>
        <div style={{ borderBlockStart: '1px solid var(--sk-color-border)', paddingBlock: '0.25rem' }}>
          <Switch {...args} label={others[0] ?? ''} error={failed} />
        </div>
        <div style={{ borderBlockStart: '1px solid var(--sk-color-border)', paddingBlock: '0.25rem' }}>
          <Switch {...args} label={others[1] ?? ''} defaultChecked disabled />
        </div>
      </Card>
    )
  },
}
