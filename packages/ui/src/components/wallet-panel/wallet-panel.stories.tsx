import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WalletPanel, WalletPanelSkeleton } from './index.ts'
import { walletPanelMeta } from './wallet-panel.meta.ts'

const words = textsInToolbarLanguage({
  ar: { reason: 'استرداد قيد المراجعة للعقد CT-001042' },
  en: { reason: 'Refund under review for contract CT-001042' },
})

const meta = {
  title: 'Components/Domain/WalletPanel',
  component: WalletPanel,
  parameters: { kit: walletPanelMeta },
  args: { balance: 82500, frozen: 36000, available: 46500 },
} satisfies Meta<typeof WalletPanel>

export default meta
type Story = StoryObj<typeof WalletPanel>

export const Default: Story = {
  render: (args, context) => (
    <WalletPanel
      style={{ maxInlineSize: '42rem' }}
      {...args}
      holds={[
        {
          id: '1',
          reason: words(context).reason,
          amount: 36000,
          until: { date: '2026-11-24', time: '12:00' },
        },
      ]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }).reason)).toBeVisible()
  },
}

export const NothingHeld: Story = {
  args: { frozen: 0, available: 82500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '42rem' }}>
      <WalletPanelSkeleton />
    </SkeletonGroup>
  ),
}
