import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  expectDialogToFit,
  expectDialogWithErrors,
  expectLockedWhileSubmitting,
} from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { ReplacementPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    reasons: [
      { value: 'no_show', label: 'عدم الحضور' },
      { value: 'unsatisfactory', label: 'الخدمة غير مُرضية' },
      { value: 'late', label: 'التأخر في الحضور' },
      { value: 'other', label: 'أسباب أخرى' },
    ],
    worker: workerNames.maricel.ar,
    errors: {
      reason: 'هذا السبب لا ينطبق على هذا العقد.',
      reasonText: 'التفاصيل أطول من ألف حرف.',
      workerId: 'لم تعد هذه العاملة متاحة.',
      startDate: 'هذا اليوم محجوز بالكامل.',
    },
    failure: 'تعذّر إرسال الطلب. نرجو المحاولة بعد لحظات.',
    long: 'كررنا الاتصال ثلاث مرات خلال الأسبوع الماضي دون أن يصلنا رد واضح عن موعد العاملة البديلة',
  },
  en: {
    reasons: [
      { value: 'no_show', label: 'The worker didn’t come' },
      { value: 'unsatisfactory', label: 'The service isn’t good enough' },
      { value: 'late', label: 'The worker came late' },
      { value: 'other', label: 'Other reasons' },
    ],
    worker: workerNames.maricel.en,
    errors: {
      reason: 'This reason doesn’t apply to this contract.',
      reasonText: 'The details are longer than 1,000 characters.',
      workerId: 'This worker is no longer available.',
      startDate: 'That day is fully booked.',
    },
    failure: 'We couldn’t send the request. Try again in a moment.',
    long: 'We rang three times during the past week and never got a clear answer about the replacement',
  },
})

const meta = {
  title: 'Checks/ReplacementPopup',
  component: ReplacementPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onValueChange: fn(),
    countTo: 1000,
    reasons: [],
    values: { reason: 'other', reasonText: '', workerId: '', startDate: '2026-11-22' },
    contract: { number: 'CT-001042', service: null, customer: null, phone: null },
    workers: [],
    today: '2026-11-21',
  },
  render: (args, context) => {
    const { reasons, worker } = words(context)
    return <ReplacementPopup {...args} reasons={reasons} workers={[{ id: '1', label: worker }]} />
  },
} satisfies Meta<typeof ReplacementPopup>

export default meta
type Story = StoryObj<typeof ReplacementPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { errors, failure, reasons, worker } = words(context)
    return (
      <ReplacementPopup
        {...args}
        reasons={reasons}
        workers={[{ id: '1', label: worker }]}
        errors={errors}
        failure={failure}
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
    const { long, reasons, worker } = words(context)
    return (
      <ReplacementPopup
        {...args}
        reasons={reasons}
        workers={[{ id: '1', label: worker }]}
        values={{ ...args.values, reasonText: long }}
        contract={{ number: 'CT-001042'.repeat(6), service: long, customer: long, phone: null }}
        failure={long}
      />
    )
  },
  play: expectDialogToFit,
}
