import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { PaymentMark } from '../../art/payment/index.ts'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Icon, mailIcon } from '../icon/index.ts'
import { footerKeyTable } from './footer.keys.ts'
import { Footer } from './index.ts'
import type { FooterProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    brand: 'سكينة',
    tagline: 'عقود واضحة من الاختيار حتى باب البيت.',
    columns: ['الموقع', 'حسابي'],
    links: ['من نحن', 'الشروط'],
    contact: 'التواصل معنا',
    place: 'الرياض، حي الياسمين، طريق أنس بن مالك',
    social: 'حساباتنا',
    mail: 'البريد',
    payments: 'طرق الدفع',
    long: 'سياسة الخصوصية وملفات الارتباط وحماية البيانات الشخصية',
    word: 'سياسةالخصوصيةوملفاتالارتباطوحمايةالبيانات',
  },
  en: {
    brand: 'Sakina',
    tagline: 'Clear contracts from the choice to your door.',
    columns: ['The site', 'My account'],
    links: ['About us', 'Terms'],
    contact: 'Contact us',
    place: 'Riyadh, Al Yasmin, Anas ibn Malik Road',
    social: 'Follow us',
    mail: 'Email',
    payments: 'Ways to pay',
    long: 'Privacy, cookies and the protection of personal data',
    word: 'Privacyandcookiesandtheprotectionofdata',
  },
})
type Words = ReturnType<typeof words>

const followed = fn((event: MouseEvent) => event.preventDefault())
const parts = (content: Words): FooterProps => ({
  brand: content.brand,
  tagline: content.tagline,
  columns: content.columns.map((title) => ({
    title,
    links: content.links.map((label) => ({ label, link: <a href="#page" onClick={followed} /> })),
  })),
  contact: { title: content.contact, content: content.place },
  social: {
    title: content.social,
    links: [{ label: content.mail, icon: <Icon of={mailIcon} />, link: <a href="#mail" /> }],
  },
  payments: { title: content.payments, marks: <PaymentMark brand="mada" title="mada" /> },
  legal: content.brand,
})

const meta = {
  title: 'Checks/Footer',
  component: Footer,
  tags: ['!autodocs'],
  args: { brand: null, columns: [] },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof Footer>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      {(['72rem', '40rem', '20rem'] as const).map((width) => (
        <MatrixRow key={width} name={width}>
          <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <Footer {...parts(words(context))} />
          </div>
        </MatrixRow>
      ))}
      <MatrixRow name="columns alone">
        <div style={{ inlineSize: '40rem', maxInlineSize: '100%' }}>
          <Footer brand={words(context).brand} columns={parts(words(context)).columns} />
        </div>
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <Footer
        {...parts({
          ...content,
          links: [content.long, content.word],
          tagline: `${content.long} ${content.word}`,
        })}
      />
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const links = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('link')

const checks: { [Row in keyof typeof footerKeyTable]: DocumentedKeyCheck } = {
  next: async ({ canvas, press }) => {
    links(canvas)[1]?.focus()
    await press()
    await expect(links(canvas)[2]).toHaveFocus()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    links(canvas)[0]?.focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = { render: (_, context) => <Footer {...parts(words(context))} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(footerKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(footerKeyTable, checks, 'en') }
