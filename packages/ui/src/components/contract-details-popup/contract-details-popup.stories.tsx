import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ContractDetailsPopup } from './index.ts'
import { contractDetailsPopupMeta } from './contract-details-popup.meta.ts'
import { sampleContract } from '../../story-kit/contract-samples.ts'

const words = textsInToolbarLanguage({ ar: { print: 'طباعة العقد' }, en: { print: 'Print the contract' } })

const meta = {
  title: 'Components/Domain/ContractDetailsPopup',
  component: ContractDetailsPopup,
  parameters: { kit: contractDetailsPopupMeta },
  args: { open: true, onOpenChange: fn(), contract: undefined, onPrint: fn() },
  argTypes: { contract: { control: false }, letterhead: { control: false } },
} satisfies Meta<typeof ContractDetailsPopup>

export default meta
type Story = StoryObj<typeof ContractDetailsPopup>

export const Default: Story = {
  render: (args, context) => <ContractDetailsPopup {...args} contract={sampleContract(context)} />,
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: words({ globals }).print }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {}
export const Failed: Story = { args: { onRetry: fn() } }
