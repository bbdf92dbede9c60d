import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectDialogInLanguage } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { TermsPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    missing: 'تلزم الموافقة على جميع الشروط والأحكام قبل المتابعة.',
    failure: 'حُجزت العاملة قبل لحظات. يمكن اختيار غيرها أو ترك الاختيار للمكتب.',
    schedule: 'ثماني زيارات كل أحد وثلاثاء، أولها يوم الأحد السادس من ديسمبر صباحًا من السابعة والنصف',
  },
  en: {
    missing: 'You must agree to all terms and conditions before continuing.',
    failure: 'The worker was reserved a moment ago. Choose another or leave the choice to the office.',
    schedule: 'Eight visits every Sunday and Tuesday, the first on Sunday 6 December from half past seven',
  },
})

const meta = {
  title: 'Checks/TermsPopup',
  component: TermsPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    values: { workSchedule: true, terms: false },
    onValueChange: fn(),
    onAgree: fn(),
    termsLink: <a href="#terms" />,
  },
} satisfies Meta<typeof TermsPopup>

export default meta
type Story = StoryObj<typeof TermsPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { missing, failure, schedule } = words(context)
    return <TermsPopup {...args} schedule={schedule} error={missing} failure={failure} />
  },
  play: expectDialogInLanguage,
}

export const SendingStaysOpen: Story = {
  args: { submitting: true, values: { workSchedule: true, terms: true } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { busy: true }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onAgree).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const MissingTickIsMarked: Story = {
  render: (args, context) => <TermsPopup {...args} error={words(context).missing} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [workSchedule, terms] = await page.findAllByRole('checkbox')
    await userEvent.click(page.getByRole('button', { name: /أوافق|Agree/ }))
    await expect(terms).toBeInvalid()
    await waitFor(() => expect(terms).toHaveFocus())
    await expect(workSchedule).toBeValid()
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { missing, failure, schedule } = words(context)
    return (
      <TermsPopup
        {...args}
        schedule={`${schedule} ${schedule} ${schedule}`}
        error={`${missing} ${missing}`}
        failure={`${failure} ${failure}`}
      />
    )
  },
  play: expectToFit,
}
