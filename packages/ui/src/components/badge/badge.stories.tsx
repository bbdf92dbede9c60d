import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, sparklesIcon } from '../icon/index.ts'
import { badgeMeta } from './badge.meta.ts'
import { Badge } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { chosen: 'الأكثر طلبًا', plan: 'باقة الزيارات الأسبوعية', insured: 'شامل التأمين' },
  en: { chosen: 'Most chosen', plan: 'Weekly visits', insured: 'Insurance included' },
})

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  parameters: { kit: badgeMeta },
  args: { tone: 'accent', children: '' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof Badge>

export const Default: Story = {
  render: (args, context) => <Badge {...args}>{words(context).chosen}</Badge>,
}

export const BesideATitle: Story = {
  render: (args, context) => (
    <div className="flex flex-wrap items-center gap-3">
      <h3 className="m-0 text-lead font-semibold">{words(context).plan}</h3>
      <Badge {...args} icon={<Icon of={sparklesIcon} size="sm" />}>
        {words(context).chosen}
      </Badge>
      <Badge tone="primary">{words(context).insured}</Badge>
    </div>
  ),
}
