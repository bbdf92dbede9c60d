import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { customerName, otherCustomerName } from '../../story-kit/people.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { LanguageSwitch } from '../language-switch/index.ts'
import { ThemeSwitch } from '../theme-switch/index.ts'
import { Navbar } from './index.ts'
import type { NavbarProps } from './index.ts'
import { navbarKeyTable } from './navbar.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    brand: 'سكينة',
    links: ['الرئيسية', 'الخدمات', 'من نحن'],
    services: 'الخدمات الإلكترونية',
    items: ['طلباتي', 'محفظتي'],
    signIn: 'تسجيل الدخول',
    name: `${customerName.ar} ${otherCustomerName.ar}`,
    out: 'تسجيل الخروج',
    other: 'en',
    long: 'خدمات استقدام العمالة المنزلية والعاملات المقيمات وخدمة الساعات',
  },
  en: {
    brand: 'Sakina',
    links: ['Home', 'Services', 'About us'],
    services: 'Electronic services',
    items: ['My orders', 'My wallet'],
    signIn: 'Sign in',
    name: `${customerName.en} ${otherCustomerName.en}`,
    out: 'Sign out',
    other: 'ar',
    long: 'Recruitment of house workers, live-in workers and visits by the hour',
  },
})
type Words = ReturnType<typeof words>

const nothing = (): void => undefined
const parts = (content: Words, signedIn = false): NavbarProps => ({
  brand: (
    <a href="#home" className="inline-flex min-h-touch items-center rounded-field px-2 font-semibold">
      {content.brand}
    </a>
  ),
  links: content.links.map((label, index) => ({
    label,
    link: <a href={`#link-${index}`} />,
    current: index === 1,
  })),
  services: {
    label: content.services,
    items: content.items.map((label, index) => ({ label, link: <a href={`#service-${index}`} /> })),
  },
  account: signedIn
    ? { name: content.name, items: [{ label: content.out, link: <button type="button" /> }] }
    : { signIn: content.signIn, link: <a href="#sign-in" /> },
  language: <LanguageSwitch to={content.other === 'en' ? 'en' : 'ar'} link={<a href="#language" />} />,
  theme: {
    bar: <ThemeSwitch value="system" onValueChange={nothing} />,
    menu: <ThemeSwitch variant="segmented" value="system" onValueChange={nothing} />,
  },
})

const meta = {
  title: 'Checks/Navbar',
  component: Navbar,
  tags: ['!autodocs'],
  args: { brand: null, links: [] },
} satisfies Meta<typeof Navbar>

export default meta
type Story = StoryObj<typeof Navbar>

const widths = ['72rem', '48rem', '22.5rem', '20rem'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      {[false, true].flatMap((signedIn) =>
        widths.map((width) => (
          <MatrixRow key={`${width} ${signedIn}`} name={`${width}, signed ${signedIn ? 'in' : 'out'}`}>
            <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
              <Navbar {...parts(words(context), signedIn)} />
            </div>
          </MatrixRow>
        )),
      )}
    </Grid>
  ),
}

export const OpenMenu: Story = {
  render: (_, context) => (
    <div style={{ inlineSize: '22.5rem' }}>
      <Navbar {...parts(words(context), true)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement)
    const menu = await canvas.findByRole('dialog')
    await waitFor(() => expect(menu.getAnimations()).toEqual([]))
    await expect(menu.contains(document.activeElement)).toBe(true)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await expectToFit({ canvasElement: menu })
    // A press on the page behind closes the menu, and the page scrolls again.
    menu.click()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <Navbar
        {...parts({
          ...content,
          links: content.links.map(() => content.long).slice(0, 1),
          signIn: content.long,
        })}
      />
    )
  },
  play: expectToFit,
}

function BothWidths({ content }: { content: Words }): ReactNode {
  return (
    <div className="min-h-72">
      <div data-testid="wide" style={{ inlineSize: '70rem' }}>
        <Navbar {...parts(content)} />
      </div>
      <div data-testid="narrow" style={{ inlineSize: '20rem', marginBlockStart: '10rem' }}>
        <Navbar {...parts(content)} />
      </div>
    </div>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const services = ({ canvas, locale }: Test): HTMLElement =>
  within(canvas.getByTestId('wide')).getByRole('button', {
    name: words({ globals: { locale } }).services,
  })
const menu = ({ canvas }: Test): HTMLElement | undefined =>
  within(canvas.getByTestId('narrow')).getAllByRole('button')[0]
const openServices = async (test: Test): Promise<void> => {
  if (services(test).getAttribute('aria-expanded') !== 'true') await userEvent.click(services(test))
}

const checks: { [Row in keyof typeof navbarKeyTable]: DocumentedKeyCheck } = {
  openServices: async (test) => {
    const open = services(test).getAttribute('aria-expanded') === 'true'
    services(test).focus()
    await test.press()
    await expect(services(test)).toHaveAttribute('aria-expanded', String(!open))
  },
  walk: async (test) => {
    await openServices(test)
    services(test).focus()
    await test.press()
    await expect(document.activeElement).toHaveTextContent(
      words({ globals: { locale: test.locale } }).items[0] ?? '',
    )
  },
  closeServices: async (test) => {
    await openServices(test)
    services(test).focus()
    await userEvent.tab()
    await test.press()
    await expect(services(test)).toHaveAttribute('aria-expanded', 'false')
    await expect(services(test)).toHaveFocus()
  },
  openMenu: async (test) => {
    const open = test.canvas.queryByRole('dialog')
    if (open) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(test.canvas.queryByRole('dialog')).toBeNull())
    menu(test)?.focus()
    await test.press()
    const drawer = await test.canvas.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  },
  closeMenu: async (test) => {
    await test.press()
    await waitFor(() => expect(test.canvas.queryByRole('dialog')).toBeNull())
    await expect(menu(test)).toHaveFocus()
  },
}

const keyboard: Story = { render: (_, context) => <BothWidths content={words(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(navbarKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(navbarKeyTable, checks, 'en') }
