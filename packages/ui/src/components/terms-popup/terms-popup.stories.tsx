import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { DateText } from '../date-text/index.ts'
import { TimeText } from '../time-text/index.ts'
import { TermsPopup } from './index.ts'
import type { TermsPopupProps } from './index.ts'
import { Text } from '../text/index.ts'
import { termsPopupMeta } from './terms-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'دفع',
    agree: 'أوافق وأتابع إلى الدفع',
    missing: 'تلزم الموافقة على جميع الشروط والأحكام قبل المتابعة.',
    workSchedule: /جدول العمل/,
    terms: /^أوافق على الشروط/,
  },
  en: {
    open: 'Pay',
    agree: 'Agree and go to payment',
    missing: 'You must agree to all terms and conditions before continuing.',
    workSchedule: /work schedule/,
    terms: /I agree to the terms/,
  },
})

function Opened({ missing, open, ...rest }: TermsPopupProps & { missing: string }): ReactNode {
  const [isShown, setIsShown] = useState(open)
  const [values, setValues] = useState(rest.values)
  const [error, setError] = useState<string>()
  const agreed = values.workSchedule && values.terms
  return (
    <TermsPopup
      {...rest}
      open={isShown}
      onOpenChange={setIsShown}
      values={values}
      onValueChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }))
        setError(undefined)
      }}
      error={error}
      onAgree={() => (agreed ? rest.onAgree() : setError(missing))}
    />
  )
}

const schedule = (
  <Text>
    <DateText value="2026-12-06" form="weekday" /> · <TimeText value="07:30" until="09:30" />
  </Text>
)

const meta = {
  title: 'Components/Domain/TermsPopup',
  component: TermsPopup,
  parameters: { kit: termsPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    values: { workSchedule: false, terms: false },
    onValueChange: fn(),
    onAgree: fn(),
    schedule,
    termsLink: <a href="#terms" />,
  },
  argTypes: { schedule: { control: false }, termsLink: { control: false } },
  render: (args, context) => <Opened {...args} missing={words(context).missing} />,
} satisfies Meta<typeof TermsPopup>

export default meta
type Story = StoryObj<typeof TermsPopup>

export const Default: Story = {}

export const BothOrTheSentence: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const said = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('checkbox', { name: said.workSchedule }))
    await userEvent.click(page.getByRole('button', { name: said.agree }))
    await expect(page.getByText(said.missing)).toBeVisible()
    await expect(args.onAgree).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('checkbox', { name: said.terms }))
    await userEvent.click(page.getByRole('button', { name: said.agree }))
    await expect(args.onAgree).toHaveBeenCalledOnce()
  },
}

export const GivesFocusBack: Story = {
  render: function Render(args, context) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words(context).open}</Button>
        <TermsPopup {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const opener = within(canvasElement).getByRole('button', { name: words({ globals }).open })
    await userEvent.click(opener)
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
  },
}
