import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lockup, LogoMark } from './brand/index.ts'
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
    <div className="flex flex-wrap items-center gap-8">
      <span lang="ar" dir="rtl">
        <Lockup name="سكينة" />
      </span>
      <span lang="en" dir="ltr">
        <Lockup name="Sakina" />
      </span>
    </div>
  ),
}

export const SignSizes: StoryObj = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      <LogoMark className="size-4" />
      <LogoMark className="size-8" />
      <LogoMark className="size-12" />
      <LogoMark className="size-24" />
    </div>
  ),
}

/** A maskable icon keeps the logo within the circle that a phone may crop. */
export const Icons: StoryObj = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      <img src={favicon} alt="" width="32" height="32" />
      <img src={appIcon} alt="" width="96" height="96" className="rounded-full" />
      <img src={appIcon} alt="" width="96" height="96" className="rounded-card" />
    </div>
  ),
}

/** The marks of payment methods, in the colours of their brands. */
export const WaysToPay: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <PaymentMark brand="mada" title="mada" />
      <PaymentMark brand="visa" title="Visa" />
      <PaymentMark brand="mastercard" title="Mastercard" />
      <PaymentMark brand="apple_pay" title="Apple Pay" />
    </div>
  ),
}
