import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { ReplacementPopup } from './index.ts'
import type { ReplacementPopupProps } from './index.ts'
import { replacementPopupMeta } from './replacement-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_show', label: 'عدم الحضور' },
      { value: 'unsatisfactory', label: 'الخدمة غير مُرضية' },
      { value: 'late', label: 'التأخر في الحضور' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    workers: [`${workerNames.maricel.ar} · الفلبين · 4 سنوات`, `${workerNames.tigist.ar} · إثيوبيا · سنتان`],
    time: 'نراجع الطلب خلال 48 ساعة، ويتم الاستبدال بعدها في يومي عمل.',
    contract: { service: 'خدمة الساعات', customer: 'العميلة' },
    send: 'إرسال طلب الاستبدال',
    radio: 'التأخر في الحضور',
    success: 'استلمنا طلب الاستبدال.',
  },
  en: {
    reasons: [
      { value: 'no_show', label: 'The worker didn’t come' },
      { value: 'unsatisfactory', label: 'The service isn’t good enough' },
      { value: 'late', label: 'The worker came late' },
      { value: 'other', label: 'Other reasons' },
    ],
    workers: [
      `${workerNames.maricel.en} · Philippines · 4 years`,
      `${workerNames.tigist.en} · Ethiopia · 2 years`,
    ],
    time: 'We review it within 48 hours. The replacement follows within two business days.',
    contract: { service: 'Hourly service', customer: 'The customer' },
    send: 'Send the replacement request',
    radio: 'The worker came late',
    success: 'replacement request sent successfully',
  },
})

function Filled(props: ReplacementPopupProps): ReactNode {
  const [values, setValues] = useState(props.values)
  return (
    <ReplacementPopup
      {...props}
      values={values}
      onValueChange={(name, value) => {
        setValues({ ...values, [name]: value })
        props.onValueChange(name, value)
      }}
    />
  )
}

const meta = {
  title: 'Components/Domain/ReplacementPopup',
  component: ReplacementPopup,
  parameters: { kit: replacementPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: '', reasonText: '', workerId: '', startDate: '2026-11-22' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: '+966551234567' },
    workers: [],
    today: '2026-11-21',
  },
  argTypes: { values: { control: false }, contract: { control: false } },
  render: (args, context) => (
    <Filled
      description={words(context).time}
      {...args}
      contract={{ ...args.contract, ...words(context).contract }}
      reasons={words(context).reasons}
      workers={words(context).workers.map((label) => ({ id: label, label }))}
    />
  ),
} satisfies Meta<typeof ReplacementPopup>

export default meta
type Story = StoryObj<typeof ReplacementPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('radio', { name: words({ globals }).radio }))
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onValueChange).toHaveBeenCalledWith('reason', 'late')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** After success a message replaces the form. */
export const RequestReceived: Story = {
  render: (args, context) => <ReplacementPopup {...args} success={words(context).success} />,
}
