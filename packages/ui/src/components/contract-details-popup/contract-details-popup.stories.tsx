import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ContractDetailsPopup } from './index.ts'
import { contractDetailsPopupMeta } from './contract-details-popup.meta.ts'
import { sampleContract } from '../../story-kit/contract-samples.ts'
import { sampleActions } from '../../story-kit/sample-actions.tsx'

const words = textsInToolbarLanguage({
  ar: { print: 'طباعة العقد', actions: /^إجراءات العقد/ },
  en: { print: 'Print the contract', actions: /^Contract actions/ },
})

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

/** The primary action is a button, the others are in a menu. */
export const WithActions: Story = {
  render: (args, context) => (
    <ContractDetailsPopup
      {...args}
      contract={sampleContract(context)}
      actions={sampleActions(context, ['pay', 'replace', 'complaint', 'cancel'])}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: words({ globals }).actions }))
    const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['#pay', '#replace', '#complaint', '#cancel'])
    // Escape closes the menu and leaves the window open.
    await userEvent.keyboard('{Escape}')
    await expect(page.getAllByRole('link')).toHaveLength(1)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

export const Loading: Story = {}
export const Failed: Story = { args: { onRetry: fn() } }
