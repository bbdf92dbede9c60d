import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, wifiOffIcon } from '../icon/index.ts'
import { errorStateMeta } from './error-state.meta.ts'
import { ErrorState } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { title: 'تعذّر تحميل الخدمات', retry: 'محاولة أخرى' },
  en: { title: 'We couldn’t load the services', retry: 'Try again' },
})

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: { kit: errorStateMeta },
  args: { onRetry: fn() },
  argTypes: { illustration: { control: false }, action: { control: false } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof ErrorState>

export const Default: Story = {
  render: (args, context) => (
    <ErrorState
      {...args}
      title={words(context).title}
      illustration={<Icon of={wifiOffIcon} size="xl" style={{ color: 'var(--sk-color-text-muted)' }} />}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words({ globals }).retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithReference: Story = { args: { reference: 'E-7F3A-2210' } }
