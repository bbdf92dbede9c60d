import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lockup, LogoMark } from './brand/index.ts'
import { Stack } from '../components/stack/index.ts'
import { PaymentMark } from './payment/index.ts'

const appIcon = new URL('./brand/app-icon-maskable.svg', import.meta.url).href
const favicon = new URL('./brand/favicon.svg', import.meta.url).href

const meta: Meta = {
  title: 'Foundations/Brand',
}

export default meta

/** The logo with the name as live text, in either script. */
export const Wordmark: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="2xl" align="center">
      <span lang="ar" dir="rtl">
        <Lockup name="سكينة" />
      </span>
      <span lang="en" dir="ltr">
        <Lockup name="Sakina" />
      </span>
    </Stack>
  ),
}

export const SignSizes: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="xl" align="end">
      <style>{`
        .sign-16 { inline-size: 1rem; block-size: 1rem }
        .sign-32 { inline-size: 2rem; block-size: 2rem }
        .sign-96 { inline-size: 6rem; block-size: 6rem }
      `}</style>
      <LogoMark className="sign-16" />
      <LogoMark className="sign-32" />
      <LogoMark />
      <LogoMark className="sign-96" />
    </Stack>
  ),
}

/** A maskable icon keeps the logo within the circle that a phone may crop. */
export const Icons: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="xl" align="end">
      <img src={favicon} alt="" width="32" height="32" />
      <img src={appIcon} alt="" width="96" height="96" style={{ borderRadius: 'var(--sk-radius-full)' }} />
      <img src={appIcon} alt="" width="96" height="96" style={{ borderRadius: 'var(--sk-radius-card)' }} />
    </Stack>
  ),
}

/** The marks of payment methods, in the colours of their brands. */
export const WaysToPay: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="lg">
      <PaymentMark brand="mada" title="mada" />
      <PaymentMark brand="visa" title="Visa" />
      <PaymentMark brand="mastercard" title="Mastercard" />
      <PaymentMark brand="apple_pay" title="Apple Pay" />
    </Stack>
  ),
}
