import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectDialogInLanguage, expectDialogToFit } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { QuoteLinesPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    fee: 'رسوم فسخ العقد',
    retry: 'إعادة الحساب',
    long: 'قيمة ما بقي من أيام العقد دون أجر العاملة ودون ضريبة القيمة المضافة',
  },
  en: {
    fee: 'Contract-break fee',
    retry: 'Recalculate',
    long: 'The value of the days left in the contract, without the wage of the worker and without VAT',
  },
})

const quote = (label: string) => ({
  lines: [{ code: 'break_fee', label, rule: 'break_fee', amount: -20_000 }],
  refund: 0,
  fee: 20_000,
})

const meta = {
  title: 'Checks/QuoteLinesPopup',
  component: QuoteLinesPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), quote: undefined, request: <a href="#cancellation" /> },
} satisfies Meta<typeof QuoteLinesPopup>

export default meta
type Story = StoryObj<typeof QuoteLinesPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <QuoteLinesPopup {...args} quote={quote(words(context).fee)} />,
  play: expectDialogInLanguage,
}

/** The link to the request appears only once the amount is known. */
export const NoRequestWithoutAQuote: Story = {
  args: { onRetry: fn() },
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: words({ globals }).retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(page.queryByRole('link')).toBeNull()
  },
}

export const NoRequestAfterARefusal: Story = {
  render: (args, context) => (
    <QuoteLinesPopup {...args} quote={quote(words(context).fee)} refusal={words(context).long} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await expect(page.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  render: (args, context) => (
    <QuoteLinesPopup {...args} contractNumber={'CT-001042'.repeat(6)} quote={quote(words(context).long)} />
  ),
  play: expectDialogToFit,
}
