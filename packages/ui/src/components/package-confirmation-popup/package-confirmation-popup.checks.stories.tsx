import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectToFit } from '../../story-kit/index.ts'
import { PackageConfirmationPopup } from './index.ts'

const meta = {
  title: 'Checks/PackageConfirmationPopup',
  component: PackageConfirmationPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), orderNumber: 'SK-7K2M9QXA', ordersLink: <a href="#orders" /> },
} satisfies Meta<typeof PackageConfirmationPopup>

export default meta
type Story = StoryObj<typeof PackageConfirmationPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
}

export const LongText: Story = { args: { orderNumber: 'SK-7K2M9QXA'.repeat(6) }, play: expectToFit }
