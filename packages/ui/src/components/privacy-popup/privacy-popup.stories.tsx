import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PrivacyPopup } from './index.ts'
import { Text } from '../text/index.ts'
import { privacyPopupMeta } from './privacy-popup.meta.ts'

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
  title: 'Components/Domain/PrivacyPopup',
  component: PrivacyPopup,
  parameters: { kit: privacyPopupMeta },
  args: { open: true, onOpenChange: fn() },
} satisfies Meta<typeof PrivacyPopup>

export default meta
type Story = StoryObj<typeof PrivacyPopup>

export const Default: Story = {
  render: (args, context) => (
    <PrivacyPopup {...args}>
      <Text>{words(context).text}</Text>
    </PrivacyPopup>
  ),
  play: expectVisibleDialog,
}

export const Loading: Story = {
  render: (args) => <PrivacyPopup {...args} />,
}

export const Failing: Story = {
  render: (args, context) => <PrivacyPopup {...args} failure={words(context).failure} onRetry={fn()} />,
}
