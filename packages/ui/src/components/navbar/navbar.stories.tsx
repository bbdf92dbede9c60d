import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Lockup } from '../../art/brand/index.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName } from '../../story-kit/people.ts'
import { Icon, contractIcon, logOutIcon, userIcon, walletIcon } from '../icon/index.ts'
import { LanguageSwitch } from '../language-switch/index.ts'
import { ThemeSwitch } from '../theme-switch/index.ts'
import { Navbar } from './index.ts'
import type { NavbarProps } from './index.ts'
import { Text } from '../text/index.ts'
import { navbarMeta } from './navbar.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    brand: 'سكينة',
    links: ['الرئيسية', 'الخدمات', 'من نحن'],
    services: 'الخدمات الإلكترونية',
    items: ['طلباتي', 'ملفي', 'محفظتي'],
    signIn: 'تسجيل الدخول',
    name: customerName.ar,
    profile: 'ملفي',
    out: 'تسجيل الخروج',
    other: 'en',
    text: 'عاملات منزليات بعقود واضحة وأسعار شاملة الضريبة.',
  },
  en: {
    brand: 'Sakina',
    links: ['Home', 'Services', 'About us'],
    services: 'Electronic services',
    items: ['My orders', 'My profile', 'My wallet'],
    signIn: 'Sign in',
    name: customerName.en,
    profile: 'My profile',
    out: 'Sign out',
    other: 'ar',
    text: 'Domestic workers on clear contracts, prices including tax.',
  },
})
type Words = ReturnType<typeof words>

const signedOut = fn()
const parts = (content: Words): NavbarProps => ({
  brand: (
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
  ),
  links: content.links.map((label, index) => ({
    label,
    link: <a href={`#link-${index}`} />,
    current: index === 0,
  })),
  services: {
    label: content.services,
    items: content.items.map((label, index) => ({
      label,
      icon: <Icon of={[contractIcon, userIcon, walletIcon][index] ?? userIcon} />,
      link: <a href={`#service-${index}`} />,
    })),
  },
  account: { signIn: content.signIn, link: <a href="#sign-in" /> },
  language: <LanguageSwitch to={content.other === 'en' ? 'en' : 'ar'} link={<a href="#language" />} />,
  theme: {
    bar: <ThemeSwitch value="system" onValueChange={fn()} />,
    menu: <ThemeSwitch variant="segmented" value="system" onValueChange={fn()} />,
  },
})
const signedIn = (content: Words): NavbarProps => ({
  ...parts(content),
  account: {
    name: content.name,
    items: [
      { label: content.profile, icon: <Icon of={userIcon} />, link: <a href="#profile" /> },
      {
        label: content.out,
        icon: <Icon of={logOutIcon} />,
        link: <button type="button" onClick={signedOut} />,
      },
    ],
  },
})
const page = (content: Words, bar: ReactNode): ReactElement => (
  <div
    style={{
      minBlockSize: '18rem',
      border: '1px solid var(--sk-color-border)',
      background: 'var(--sk-color-page)',
    }}
  >
    {bar}
    <Text style={{ padding: '1rem' }}>{content.text}</Text>
  </div>
)

const meta = {
  title: 'Components/Navigation/Navbar',
  component: Navbar,
  parameters: { kit: navbarMeta },
  args: { brand: null, links: [] },
  argTypes: {
    brand: { control: false },
    links: { control: false },
    services: { control: false },
    account: { control: false },
    language: { control: false },
    theme: { control: false },
  },
} satisfies Meta<typeof Navbar>

export default meta
type Story = StoryObj<typeof Navbar>

export const Default: Story = {
  render: (_, context) => page(words(context), <Navbar {...parts(words(context))} />),
}

export const SignedIn: Story = {
  render: (_, context) => page(words(context), <Navbar {...signedIn(words(context))} />),
  play: async ({ canvasElement, globals }) => {
    signedOut.mockClear()
    const canvas = within(canvasElement)
    const { name, out } = words({ globals })
    const account = canvas.getByRole('button', { name: new RegExp(name) })
    await userEvent.click(account)
    await userEvent.click(canvas.getByRole('button', { name: out }))
    await expect(signedOut).toHaveBeenCalledOnce()
    await expect(account).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OnAPhone: Story = {
  render: (_, context) => (
    <div style={{ inlineSize: '22.5rem' }}>
      {page(words(context), <Navbar {...signedIn(words(context))} />)}
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { items } = words({ globals })
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const menu = canvas.getByRole('button', { expanded: false, name: /القائمة|menu/i })
    await userEvent.click(menu)
    const drawer = await canvas.findByRole('dialog')
    await waitFor(() => expect(drawer.getAnimations()).toEqual([]))
    const { left, right } = drawer.getBoundingClientRect()
    if (globals['locale'] === 'en') await expect(left).toBe(0)
    else await expect(right).toBe(document.documentElement.clientWidth)
    await expect(within(drawer).getByRole('link', { name: items[0] ?? '' })).toBeVisible()
  },
}
