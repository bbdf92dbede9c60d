import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Lockup } from '../art/brand/index.ts'
import { PaymentMark } from '../art/payment/index.ts'
import { Breadcrumbs } from '../components/breadcrumbs/index.ts'
import { Button } from '../components/button/index.ts'
import { Card, CardTitle } from '../components/card/index.ts'
import { Footer } from '../components/footer/index.ts'
import {
  Icon,
  calendarIcon,
  contractIcon,
  logOutIcon,
  userIcon,
  walletIcon,
} from '../components/icon/index.ts'
import { LanguageSwitch } from '../components/language-switch/index.ts'
import { Navbar } from '../components/navbar/index.ts'
import { Pagination } from '../components/pagination/index.ts'
import { SideNav } from '../components/side-nav/index.ts'
import { SkipLink } from '../components/skip-link/index.ts'
import { StepRail } from '../components/step-rail/index.ts'
import { ThemeSwitch } from '../components/theme-switch/index.ts'
import type { Theme } from '../components/theme-switch/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Heading } from '../components/heading/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
import { customerName } from '../story-kit/people.ts'

const words = textsInToolbarLanguage({
  ar: {
    brand: 'سكينة',
    links: ['الرئيسية', 'الخدمات', 'من نحن'],
    services: 'الخدمات الإلكترونية',
    account: 'حسابي',
    pages: ['الزيارات', 'العقود', 'المحفظة'],
    name: customerName.ar,
    out: 'تسجيل الخروج',
    visits: ['زيارة الأحد صباحًا', 'زيارة الأربعاء مساءً', 'زيارة السبت صباحًا'],
    booked: 'في منزلكم بحي الياسمين',
    booking: 'خطوات حجز الزيارة',
    steps: ['الباقة', 'العنوان', 'المواعيد', 'المراجعة', 'الدفع'],
    dates: 'اختيار مواعيد الزيارات',
    pay: 'التالي: المراجعة',
    back: 'السابق',
    site: 'الموقع',
    payments: 'طرق الدفع',
    other: 'en',
    tagline: 'عقود واضحة من الاختيار حتى باب البيت.',
  },
  en: {
    brand: 'Sakina',
    links: ['Home', 'Services', 'About us'],
    services: 'Electronic services',
    account: 'My account',
    pages: ['Visits', 'Contracts', 'Wallet'],
    name: customerName.en,
    out: 'Sign out',
    visits: ['Sunday morning', 'Wednesday evening', 'Saturday morning'],
    booked: 'At your home in Al Yasmin',
    booking: 'Steps of booking a visit',
    steps: ['Plan', 'Address', 'Dates', 'Review', 'Payment'],
    dates: 'Choose the dates of your visits',
    pay: 'Next: review',
    back: 'Back',
    site: 'The site',
    payments: 'Ways to pay',
    other: 'ar',
    tagline: 'Clear contracts from the choice to your door.',
  },
})
type Words = ReturnType<typeof words>

const icons = [calendarIcon, contractIcon, walletIcon]

function Shell({ content, children }: { content: Words; children: ReactNode }): ReactNode {
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <div style={{ background: 'var(--sk-color-page)', color: 'var(--sk-color-text)' }}>
      <SkipLink target="content" />
      <Navbar
        brand={
          <a
            href="#home"
            style={{
              display: 'inline-flex',
              minBlockSize: 'var(--sk-size-touch)',
              alignItems: 'center',
              borderRadius: 'var(--sk-radius-field)',
              textDecoration: 'none',
            }}
          >
            <Lockup name={content.brand} />
          </a>
        }
        links={content.links.map((label) => ({ label, link: <a href="#page" /> }))}
        services={{
          label: content.services,
          items: content.pages.map((label, index) => ({
            label,
            icon: <Icon of={icons[index] ?? userIcon} />,
            link: <a href="#service" />,
          })),
        }}
        account={{
          name: content.name,
          items: [{ label: content.out, icon: <Icon of={logOutIcon} />, link: <button type="button" /> }],
        }}
        language={<LanguageSwitch to={content.other === 'en' ? 'en' : 'ar'} link={<a href="#language" />} />}
        theme={{
          bar: <ThemeSwitch value={theme} onValueChange={setTheme} />,
          menu: <ThemeSwitch variant="segmented" value={theme} onValueChange={setTheme} />,
        }}
      />
      <main
        id="content"
        tabIndex={-1}
        style={{
          marginInline: 'auto',
          maxInlineSize: 'var(--sk-size-content)',
          paddingInline: '1rem',
          paddingBlock: '1.5rem',
          outline: 'none',
        }}
      >
        {children}
      </main>
      <Footer
        brand={<Lockup name={content.brand} />}
        tagline={content.tagline}
        columns={[
          { title: content.site, links: content.links.map((label) => ({ label, link: <a href="#page" /> })) },
          {
            title: content.account,
            links: content.pages.map((label) => ({ label, link: <a href="#page" /> })),
          },
        ]}
        payments={{
          title: content.payments,
          marks: (
            <>
              <PaymentMark brand="mada" title="mada" />
              <PaymentMark brand="visa" title="Visa" />
            </>
          ),
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Patterns/Navigation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj

export const AccountPage: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <Shell content={content}>
        <Breadcrumbs
          items={[
            { label: content.links[0] ?? '', link: <a href="#home" /> },
            { label: content.account, link: <a href="#account" /> },
            { label: content.pages[0] ?? '' },
          ]}
          style={{ marginBlockEnd: '1rem' }}
        />
        <SideNav
          label={content.account}
          items={content.pages.map((label, index) => ({
            label,
            icon: <Icon of={icons[index] ?? userIcon} />,
            link: <a href="#page" />,
            current: index === 0,
          }))}
        >
          <Heading level={1} style={{ marginBlockEnd: '1rem' }}>
            {content.pages[0]}
          </Heading>
          <Stack>
            {content.visits.map((visit) => (
              <Card key={visit}>
                <CardTitle level={2}>{visit}</CardTitle>
                <Text tone="muted">{content.booked}</Text>
              </Card>
            ))}
          </Stack>
          <Pagination
            page={1}
            pages={4}
            link={(page) => <a href={`#page-${page}`} />}
            style={{ marginBlockStart: '1.5rem' }}
          />
        </SideNav>
      </Shell>
    )
  },
}

export const BookingPage: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <Shell content={content}>
        <Stack rowFrom="md" gap="xl">
          <StepRail
            label={content.booking}
            steps={content.steps.map((label, index) => ({ label, link: <a href={`#step-${index}`} /> }))}
            current={2}
            style={{ minInlineSize: '16rem' }}
          />
          <Card padding="lg" style={{ flex: 1 }}>
            <Heading level={1}>{content.dates}</Heading>
            <Stack direction="row" wrap style={{ paddingBlockStart: '1rem' }}>
              <Button>{content.pay}</Button>
              <Button variant="quiet">{content.back}</Button>
            </Stack>
          </Card>
        </Stack>
      </Shell>
    )
  },
}

export const KeyboardFromTheTop: Story = {
  ...AccountPage,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { brand, links } = words({ globals })
    const [skip] = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(brand)
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(links[0] ?? '')
  },
}
