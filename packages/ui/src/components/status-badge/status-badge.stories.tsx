import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { banIcon, checkCircleIcon, clockIcon, hourglassIcon } from '../icon/index.ts'
import { StatusBadge } from './index.ts'
import type { StatusLook } from './index.ts'
import { Stack } from '../stack/index.ts'
import { statusBadgeMeta } from './status-badge.meta.ts'

const states = (words: readonly [string, string, string, string]) =>
  ({
    active: { tone: 'success', icon: checkCircleIcon, word: words[0] },
    awaitingPayment: { tone: 'warning', icon: clockIcon, word: words[1] },
    endingSoon: { tone: 'info', icon: hourglassIcon, word: words[2] },
    cancelled: { tone: 'danger', icon: banIcon, word: words[3] },
  }) satisfies Record<string, StatusLook>

const words = textsInToolbarLanguage({
  ar: states(['ساري', 'بانتظار الدفع', 'ينتهي قريبًا', 'ملغى']),
  en: states(['Active', 'Awaiting payment', 'Ending soon', 'Cancelled']),
})

const meta = {
  title: 'Components/Feedback/StatusBadge',
  component: StatusBadge,
  parameters: { kit: statusBadgeMeta },
  args: { status: 'active', looks: {} },
  argTypes: {
    looks: { control: false },
    status: { control: 'select', options: ['active', 'awaitingPayment', 'endingSoon', 'cancelled'] },
  },
  render: (args, context) => <StatusBadge {...args} looks={words(context)} />,
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof StatusBadge>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals })['active']?.word ?? '')
  },
}

export const EveryState: Story = {
  render: (args, context) => (
    <Stack direction="row" wrap gap="sm">
      {Object.keys(words(context)).map((status) => (
        <StatusBadge {...args} key={status} status={status} looks={words(context)} />
      ))}
    </Stack>
  ),
}
