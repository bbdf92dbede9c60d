import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectDialogToFit, expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { privacyPopupKeyTable } from './privacy-popup.keys.ts'
import { PrivacyPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'سياسة الخصوصية',
    text: 'نجمع ما يلزم لتقديم الخدمة فقط: الاسم ورقم الهوية ووسائل التواصل والعنوان وبيانات الطلبات. لا نحفظ أرقام البطاقات ولا رمز التحقق.',
    failure: 'تعذّر تحميل البيانات',
  },
  en: {
    open: 'Privacy policy',
    text: 'We collect only what the service needs: your name, ID number, contact details, address and order data. We never store card numbers or security codes.',
    failure: 'Failed to load data',
  },
})

const meta = {
  title: 'Checks/PrivacyPopup',
  component: PrivacyPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn() },
} satisfies Meta<typeof PrivacyPopup>

export default meta
type Story = StoryObj<typeof PrivacyPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <PrivacyPopup {...args}>
      <p className="m-0">{words(context).text}</p>
    </PrivacyPopup>
  ),
  play: expectVisibleDialog,
}

export const LongText: Story = {
  render: (args, context) => (
    <PrivacyPopup {...args}>
      <p className="m-0">{words(context).text}</p>
    </PrivacyPopup>
  ),
  play: expectDialogToFit,
}

function Opener({ context }: { context: Parameters<typeof words>[0] }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words(context).open}</Button>
      <PrivacyPopup open={open} onOpenChange={setOpen}>
        <p className="m-0">{words(context).text}</p>
      </PrivacyPopup>
    </>
  )
}

const checks: { [Row in keyof typeof privacyPopupKeyTable]: DocumentedKeyCheck } = {
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
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(privacyPopupKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(privacyPopupKeyTable, checks, 'en') }
