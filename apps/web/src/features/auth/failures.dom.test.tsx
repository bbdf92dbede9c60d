import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { ForgotPasswordForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import SignUpAddressStep from './sign-up-address.tsx'

afterEach(cleanup)

const nothing = () => undefined
const password = 'a house of seven doors'
const who = {
  loginBy: 'phone',
  name: 'نورة عبدالله القحطاني',
  nationalId: '1012345672',
  email: undefined,
  phone: '0501234567',
  password,
  confirmPassword: password,
} as const

type Form = { show: () => ReactNode; typed: Readonly<Record<string, string>>; send: string }

const login: Form = {
  show: () => <LoginForm onSignedIn={nothing} onForgot={nothing} />,
  typed: { 'auth.login.field': '1012345672', 'auth.login.password': password },
  send: 'auth.login.send',
}
const forgotPassword: Form = {
  show: () => <ForgotPasswordForm onSent={nothing} />,
  typed: { 'auth.forgot.email': 'noura@home.example' },
  send: 'auth.forgot.send',
}
const signUp: Form = {
  show: () => (
    <SignUpAddressStep
      who={() => Promise.resolve(who)}
      readKnown={() => ({})}
      onBack={nothing}
      onRefused={() => false}
      onRegistered={nothing}
    />
  ),
  typed: {
    'kit.addAddressPopup.street': 'شارع التحلية',
    'kit.addAddressPopup.building': '2929',
    'kit.addAddressPopup.unit': '7',
  },
  send: 'auth.signUp.send',
}

const forms = [
  ['login @message:login-failed', login, 'internal', 'auth.login.failed'],
  ['a forgotten password @message:request-failed', forgotPassword, 'internal', 'auth.forgot.failed'],
  ['sign-up @message:registration-failed', signUp, 'internal', 'auth.signUp.failed'],
  ['sign-up, not understood @message:wrong-request', signUp, 'bad_request', 'auth.signUp.wrongRequest'],
] as const

async function refuse(locale: 'ar' | 'en', { show, typed, send }: Form, code: string, message: string) {
  const refused = () => Promise.resolve(Response.json({ success: false, code, message }, { status: 422 }))
  render(
    <PageProviders locale={locale} fetch={refused}>
      {show()}
    </PageProviders>,
  )
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getAllByLabelText(new RegExp(`^${messageText(locale, label)}`))[0]
    if (field) fireEvent.change(field, { target: { value } })
  }
  fireEvent.submit(screen.getByRole('button', { name: messageText(locale, send) }))
}

describe.each(['ar', 'en'] as const)('a refused account form in %s', (locale) => {
  test.each(forms)(
    'a refused account form shows the documented message if the response has none: %s',
    async (_, form, code, sentence) => {
      await refuse(locale, form, code, '')
      expect(await screen.findByText(messageText(locale, sentence))).toBeTruthy()
    },
  )

  test.each(forms.slice(0, 3))(
    'a refused account form shows the message of the response if there is one: %s @message:server-message',
    async (_, form, code) => {
      await refuse(locale, form, code, 'النظام مشغول')
      expect(await screen.findByText('النظام مشغول')).toBeTruthy()
    },
  )
})
