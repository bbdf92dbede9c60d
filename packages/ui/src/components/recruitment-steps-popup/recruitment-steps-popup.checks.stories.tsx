import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bothLanguages, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { RowCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { recruitmentStepsPopupKeys } from './recruitment-steps-popup.keys.ts'
import { RecruitmentStepsPopup } from './index.ts'

const words = bothLanguages({
  ar: {
    open: 'خطوات الطلب',
    steps: [
      { title: 'اختر الخدمة', text: 'ساعات أو إقامة أو نقل خدمات أو استقدام، مع السعر شاملًا الضريبة.' },
      { title: 'حدّد الجنسية والعاملة', text: 'قارن الخبرة والمهارات واختر بنفسك أو اترك الاختيار للمكتب.' },
      { title: 'سجّل عنوانك الوطني', text: 'أدخل العنوان المختصر أو اكتب البيانات، واختر الفرع والموعد.' },
      { title: 'وافق على العقد وادفع', text: 'اقرأ الشروط وجدول العمل، ثم ادفع.' },
      { title: 'تابع طلبك', text: 'مراحل واضحة من المراجعة إلى الوصول، مع إشعار عند كل تغيير.' },
      { title: 'استلم واطمئن', text: 'استلم العاملة، ولك الاستبدال والشكوى من صفحة واحدة.' },
    ],
  },
  en: {
    open: 'How ordering works',
    steps: [
      {
        title: 'Choose a service',
        text: 'Hourly, live-in, transfer or recruitment, with the price including tax.',
      },
      {
        title: 'Pick a nationality and worker',
        text: 'Compare experience and skills, or leave it to the office.',
      },
      { title: 'Add your National Address', text: 'Enter the short address or fill in the details.' },
      { title: 'Agree and pay', text: 'Read the terms and work schedule, then pay.' },
      {
        title: 'Follow your request',
        text: 'Clear stages from review to arrival, with a notice at every change.',
      },
      {
        title: 'Receive with confidence',
        text: 'Receive the worker; replacement and complaints are on one page.',
      },
    ],
  },
})

const meta = {
  title: 'Checks/RecruitmentStepsPopup',
  component: RecruitmentStepsPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), steps: [] },
} satisfies Meta<typeof RecruitmentStepsPopup>

export default meta
type Story = StoryObj<typeof RecruitmentStepsPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <RecruitmentStepsPopup {...args} steps={words(context).steps} startLink={<a href="#services" />} />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const LongText: Story = {
  render: (args, context) => (
    <RecruitmentStepsPopup {...args} steps={words(context).steps} startLink={<a href="#services" />} />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expectToFit({ canvasElement: dialog })
  },
}

function Opener({ context }: { context: Parameters<typeof words>[0] }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words(context).open}</Button>
      <RecruitmentStepsPopup
        open={open}
        onOpenChange={setOpen}
        steps={words(context).steps}
        startLink={<a href="#services" />}
      />
    </>
  )
}

const checks: { [Row in keyof typeof recruitmentStepsPopupKeys]: RowCheck } = {
  close: async ({ canvas, page, press, locale }) => {
    const opener = canvas.getByRole('button', { name: words({ globals: { locale } }).open })
    await userEvent.click(opener)
    await page.findByRole('dialog')
    await press()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const keyboard: Story = { render: (_, context) => <Opener context={context} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(recruitmentStepsPopupKeys, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(recruitmentStepsPopupKeys, checks, 'en') }
