import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { ContactPopup } from './index.ts'
import type { ContactCompany } from './index.ts'
import { contactPopupMeta } from './contact-popup.meta.ts'

const words = bothLanguages({
  ar: {
    open: 'تواصل معنا',
    branches: [
      ['فرع حفر الباطن', 'طريق الملك عبدالعزيز، حي الربوة'],
      ['فرع الرياض', 'حي العليا، قرب طريق العروبة'],
      ['فرع عرعر', 'حي الخالدية'],
      ['فرع الدمام', 'حي الشاطئ'],
      ['فرع القصيم', 'بريدة، حي الصفراء'],
    ],
    missing: 'اكتب رسالتك.',
    failure: 'لا يوجد اتصال بالإنترنت. تحقق من الشبكة ثم أعد المحاولة.',
    typed: { name: 'سارة العتيبي', contact: '0501234567', message: 'هل تصل العاملة إلى حي النرجس؟' },
  },
  en: {
    open: 'Contact us',
    branches: [
      ['Hafar Al-Batin branch', 'King Abdulaziz Road, Ar Rabwah'],
      ['Riyadh branch', 'Al Olaya, near Al Urubah Road'],
      ['Arar branch', 'Al Khalidiyah'],
      ['Dammam branch', 'Ash Shati'],
      ['Qassim branch', 'Buraydah, As Safra'],
    ],
    missing: 'Write your message.',
    failure: 'There is no internet connection. Check it and try again.',
    typed: { name: 'Sarah', contact: '0501234567', message: 'Do you serve An Narjis?' },
  },
})
const companyIn = (context: Parameters<typeof words>[0]): ContactCompany => ({
  phone: '+966920000000',
  email: 'care@sakina.example',
  messagingLink: <a href="#chat" />,
  social: [
    { name: 'X', link: <a href="#x" /> },
    { name: 'Instagram', link: <a href="#instagram" /> },
  ],
  branches: words(context).branches.map(([name = '', location = ''], index) => ({
    id: index,
    name,
    location,
    phone: '+966130000001',
    mapLink: <a href="#map" />,
  })),
})

const meta = {
  title: 'Components/Domain/ContactPopup',
  component: ContactPopup,
  parameters: { kit: contactPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    company: { phone: '+966920000000', email: 'care@sakina.example', social: [], branches: [] },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ContactPopup>

export default meta
type Story = StoryObj<typeof ContactPopup>

export const Default: Story = {
  render: (args, context) => <ContactPopup {...args} company={companyIn(context)} onSubmit={fn()} />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Failing: Story = {
  render: (args, context) => (
    <ContactPopup
      {...args}
      company={companyIn(context)}
      onSubmit={fn()}
      initial={words(context).typed}
      errors={{ message: words(context).missing }}
      failure={words(context).failure}
    />
  ),
}

export const Sending: Story = {
  render: (args, context) => (
    <ContactPopup
      {...args}
      company={companyIn(context)}
      onSubmit={fn()}
      initial={words(context).typed}
      submitting
    />
  ),
}

export const Sent: Story = {
  render: (args, context) => (
    <ContactPopup {...args} company={companyIn(context)} onSubmit={fn()} reference="C-48213" onAgain={fn()} />
  ),
}
