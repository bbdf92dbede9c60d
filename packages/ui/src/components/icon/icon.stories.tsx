import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { iconMeta } from './icon.meta.ts'
import { Stack } from '../stack/index.ts'
import { Icon, arrowForwardIcon, calendarIcon, phoneIcon } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { visit: 'الزيارة القادمة يوم الأحد', next: 'إلى الخطوة التالية' },
  en: { visit: 'The next visit is on Sunday', next: 'On to the next step' },
})

const meta = {
  title: 'Components/Inline/Icon',
  component: Icon,
  parameters: { kit: iconMeta },
  args: { of: calendarIcon, size: 'lg' },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof Icon>

export const Default: Story = {}

export const BesideText: Story = {
  render: (_, context) => (
    <Stack gap="sm">
      <span>
        <Icon of={calendarIcon} /> {words(context).visit}
      </span>
      <span>
        {words(context).next} <Icon of={arrowForwardIcon} />
      </span>
    </Stack>
  ),
}

export const Named: Story = {
  args: { of: phoneIcon },
  render: (args, context) => <Icon {...args} label={words(context).visit} />,
}
