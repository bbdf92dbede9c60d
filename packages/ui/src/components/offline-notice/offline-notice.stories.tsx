import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { OfflineNotice } from './index.ts'
import { offlineNoticeMeta } from './offline-notice.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    own: 'عقودكم وفواتيركم المحمّلة ما زالت معروضة. الدفع والحجز يحتاجان اتصالًا.',
  },
  en: {
    title: 'You’re offline',
    own: 'Contracts and invoices already loaded are still here. Paying and booking need a connection.',
  },
})

const meta = {
  title: 'Components/Feedback/OfflineNotice',
  component: OfflineNotice,
  parameters: { kit: offlineNoticeMeta },
  args: { offline: true },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof OfflineNotice>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(words({ globals }).title)
  },
}

export const SaysWhatStillWorks: Story = {
  render: (args, context) => <OfflineNotice {...args}>{words(context).own}</OfflineNotice>,
}
