import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  expectDialogToFit,
  expectDialogWithErrors,
  expectLockedWhileSubmitting,
} from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { AddComplaintPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    contract: 'CT-001042 · خدمة الساعات',
    missing: 'يلزم اختيار العقد أولًا.',
    failure: 'تعذّر إرسال الشكوى. نرجو المحاولة بعد لحظات.',
    long: 'كررنا الاتصال بخدمة العملاء ثلاث مرات خلال الأسبوع الماضي دون أن يصلنا رد واضح عن موعد العاملة البديلة',
  },
  en: {
    contract: 'CT-001042 · Hourly service',
    missing: 'Choose the contract first.',
    failure: 'We couldn’t send the complaint. Try again in a moment.',
    long: 'We rang customer care three times during the past week and never got a clear answer about the replacement',
  },
})

const meta = {
  title: 'Checks/AddComplaintPopup',
  component: AddComplaintPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    values: { contractId: '', type: 'delay', details: '' },
    onValueChange: fn(),
    onSubmit: fn(),
    countTo: 2000,
    contracts: [],
  },
} satisfies Meta<typeof AddComplaintPopup>

export default meta
type Story = StoryObj<typeof AddComplaintPopup>

const links = {
  replacement: <a href="#replacement" />,
  cancellation: <a href="#cancellation" />,
  suspension: <a href="#suspension" />,
}

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { contract, missing, failure } = words(context)
    return (
      <AddComplaintPopup
        {...args}
        contracts={[{ id: '1', label: contract }]}
        errors={{ contractId: missing }}
        failure={failure}
        requests={links}
      />
    )
  },
  play: expectDialogWithErrors,
}

export const SentOnce: Story = {
  args: { submitting: true },
  play: expectLockedWhileSubmitting,
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <AddComplaintPopup
        {...args}
        contracts={[{ id: '1', label: long }]}
        values={{ contractId: '1', type: '', details: long }}
        errors={{ contractId: long, type: long, details: long }}
        failure={long}
        requests={links}
      />
    )
  },
  play: expectDialogToFit,
}
