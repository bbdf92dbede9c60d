import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Lockup } from '../../art/brand/index.ts'
import { PaymentMark } from '../../art/payment/index.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, mailIcon, messageIcon, phoneIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { footerMeta } from './footer.meta.ts'
import { Footer } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    brand: 'سكينة',
    tagline: 'عاملات منزليات بعقود واضحة، من الاختيار حتى باب البيت.',
    columns: [
      ['الموقع', 'من نحن', 'الخدمات', 'خطوات الاستقدام', 'الشروط والأحكام'],
      ['حسابي', 'إنشاء حساب', 'طلباتي', 'محفظتي'],
    ],
    contact: 'التواصل معنا',
    branch: 'الرياض، حي الياسمين',
    social: 'حساباتنا',
    networks: ['واتساب', 'البريد', 'الهاتف'],
    payments: 'طرق الدفع',
    legal: 'سكينة، مكتب استقدام مرخّص. جميع الحقوق محفوظة.',
  },
  en: {
    brand: 'Sakina',
    tagline: 'Domestic workers on clear contracts, from the choice to your door.',
    columns: [
      ['The site', 'About us', 'Services', 'Recruitment steps', 'Terms and conditions'],
      ['My account', 'Sign up', 'My orders', 'My wallet'],
    ],
    contact: 'Contact us',
    branch: 'Riyadh, Al Yasmin',
    social: 'Follow us',
    networks: ['WhatsApp', 'Email', 'Phone'],
    payments: 'Ways to pay',
    legal: 'Sakina, a licensed recruitment office. All rights reserved.',
  },
})

const icons = [messageIcon, mailIcon, phoneIcon]

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { kit: footerMeta, layout: 'fullscreen' },
  args: { brand: null, columns: [] },
  argTypes: {
    brand: { control: false },
    columns: { control: false },
    contact: { control: false },
    social: { control: false },
    payments: { control: false },
    legal: { control: false },
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof Footer>

export const Default: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <Footer
        brand={<Lockup name={content.brand} />}
        tagline={content.tagline}
        columns={content.columns.map(([title = '', ...labels]) => ({
          title,
          links: labels.map((label) => ({ label, link: <a href={`#${labels.indexOf(label)}`} /> })),
        }))}
        contact={{
          title: content.contact,
          content: (
            <>
              <span>{content.branch}</span>
              <Link href="mailto:care@example.sa" variant="standalone" tone="inherit">
                <bdi dir="ltr">care@example.sa</bdi>
              </Link>
            </>
          ),
        }}
        social={{
          title: content.social,
          links: content.networks.map((label, index) => ({
            label,
            icon: <Icon of={icons[index] ?? mailIcon} />,
            link: <a href={`#network-${index}`} />,
          })),
        }}
        payments={{
          title: content.payments,
          marks: (
            <>
              <PaymentMark brand="mada" title="mada" />
              <PaymentMark brand="visa" title="Visa" />
              <PaymentMark brand="mastercard" title="Mastercard" />
              <PaymentMark brand="apple_pay" title="Apple Pay" />
            </>
          ),
        }}
        legal={content.legal}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    for (const [title = ''] of words({ globals }).columns)
      await expect(canvas.getByRole('navigation', { name: title })).toBeVisible()
  },
}
