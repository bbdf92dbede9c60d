import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ContractDetailsPopup } from './index.ts'
import { sampleContract } from '../../story-kit/contract-samples.ts'

const words = textsInToolbarLanguage({
  ar: { long: 'عاملة منزلية مقيمة لرعاية الأطفال وكبار السن والطبخ والتنظيف اليومي في المنزل' },
  en: { long: 'A live-in worker for children, elders, cooking and the daily cleaning of the home' },
})

const meta = {
  title: 'Checks/ContractDetailsPopup',
  component: ContractDetailsPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), contract: undefined, onPrint: fn() },
} satisfies Meta<typeof ContractDetailsPopup>

export default meta
type Story = StoryObj<typeof ContractDetailsPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <ContractDetailsPopup {...args} contract={sampleContract(context)} />,
  play: expectDialogInLanguage,
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <ContractDetailsPopup
        {...args}
        contract={{
          ...sampleContract(context),
          number: 'CT-001042'.repeat(6),
          service: long,
          plan: long,
          state: 'unknown',
          stateLabel: long,
          customer: null,
          phone: null,
          workers: [long, ''],
          salary: 180_000,
          lines: [
            { code: 'service', label: long, amount: 123_456_789 },
            { code: 'wage', amount: 180_000 },
          ],
        }}
      />
    )
  },
  play: expectDialogToFit,
}
