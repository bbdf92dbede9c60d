import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, sparklesIcon } from '../icon/index.ts'
import { badgeMeta } from './badge.meta.ts'
import { Stack } from '../stack/index.ts'
import { Heading } from '../heading/index.ts'
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
    <Stack direction="row" wrap align="center">
      <Heading level={3}>{words(context).plan}</Heading>
      <Badge {...args} icon={<Icon of={sparklesIcon} size="sm" />}>
        {words(context).chosen}
      </Badge>
      <Badge tone="primary">{words(context).insured}</Badge>
    </Stack>
  ),
}
