import { messageCases } from '../../shared/testing/message-cases.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { IdentityStep, useIdentityForm, type Who } from './identity-step.tsx'
import { LoginForm } from './login-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetForm } from './reset-form.tsx'
import SignUpAddress from './sign-up-address.part.tsx'

const nothing = () => undefined
const good = 'a house of seven doors'

function FirstStep() {
  const form = useIdentityForm({ who: undefined, onValid: nothing })
  return <IdentityStep form={form} />
}

const who: Who = {
  loginBy: 'phone',
  name: 'نورة عبدالله القحطاني',
  nationalId: '1012345672',
  email: undefined,
  phone: '0501234567',
  password: good,
  confirmPassword: good,
}

messageCases('sign-up, first step', () => <FirstStep />, 'auth.signUp.next', [
  { says: 'validation.signUp.fillAllRequired', at: 'auth.signUp.name' },
  { says: 'validation.signUp.fillAllRequired', at: 'auth.signUp.password' },
  { says: 'validation.signUp.chosenLogin', at: 'auth.signUp.phone' },
  {
    says: 'validation.signUp.invalidEmail',
    typed: { 'auth.signUp.email': 'nobody' },
    at: 'auth.signUp.email',
  },
  {
    says: 'validation.person.nameWords',
    typed: { 'auth.signUp.name': 'نورة عبدالله' },
    at: 'auth.signUp.name',
  },
  {
    says: 'validation.person.hiddenCharacters',
    typed: { 'auth.signUp.name': 'نورة عبدالله \u202Eالقحطاني' },
    at: 'auth.signUp.name',
  },
  {
    says: 'validation.common.tooLong',
    typed: { 'auth.signUp.name': 'نورة عبدالله القحطاني '.repeat(6) },
    at: 'auth.signUp.name',
  },
  {
    says: 'validation.person.idTenDigits',
    typed: { 'auth.signUp.nationalId': '101234567' },
    at: 'auth.signUp.nationalId',
  },
  {
    says: 'validation.person.idFirstDigit',
    typed: { 'auth.signUp.nationalId': '3012345672' },
    at: 'auth.signUp.nationalId',
  },
  {
    says: 'validation.person.idCheckDigit',
    typed: { 'auth.signUp.nationalId': '1012345678' },
    at: 'auth.signUp.nationalId',
  },
  {
    says: 'validation.person.phoneTenDigits',
    typed: { 'auth.signUp.phone': '050123456' },
    at: 'auth.signUp.phone',
  },
  {
    says: 'validation.person.phoneNotMobile',
    typed: { 'auth.signUp.phone': '0112345678' },
    at: 'auth.signUp.phone',
  },
  {
    says: 'validation.password.tooLong',
    typed: { 'auth.signUp.password': good.repeat(6) },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.password.tooShort',
    typed: { 'auth.signUp.password': 'short' },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.password.common',
    typed: { 'auth.signUp.password': 'password123' },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.signUp.passwordsDoNotMatch',
    typed: { 'auth.signUp.password': good, 'auth.signUp.confirm': 'another' },
    at: 'auth.signUp.confirm',
  },
])

messageCases(
  'sign-up, second step',
  () => (
    <SignUpAddress
      who={who}
      kept={undefined}
      onBack={nothing}
      onRefused={() => false}
      onRegistered={nothing}
    />
  ),
  'auth.signUp.send',
  [{ says: 'validation.signUp.fillAllRequired' }],
)

messageCases('login', () => <LoginForm onSignedIn={nothing} onForgot={nothing} />, 'auth.login.send', [
  { says: 'validation.login.fillAllFields', at: 'auth.login.field' },
  {
    says: 'validation.login.fillAllFields',
    typed: { 'auth.login.field': '1012345672' },
    at: 'auth.login.password',
  },
  {
    says: 'validation.login.enterNationalIdFirst',
    press: 'auth.login.forgot',
    at: 'auth.login.field',
  },
])

messageCases('forgot password', () => <ForgotForm onSent={nothing} />, 'auth.forgot.send', [
  { says: 'validation.forgotPassword.emailRequired', at: 'auth.forgot.email' },
  { says: 'validation.person.email', typed: { 'auth.forgot.email': 'nobody' }, at: 'auth.forgot.email' },
])

messageCases('reset', () => <ResetForm email="" token="" again="" onDone={nothing} />, 'auth.reset.send', [
  { says: 'validation.resetPassword.fillAllFields', at: 'auth.reset.token' },
  { says: 'validation.resetPassword.fillAllFields', at: 'newPassword.new' },
  {
    says: 'validation.resetPassword.passwordsDoNotMatch',
    typed: { 'newPassword.new': good, 'newPassword.again': 'another' },
    at: 'newPassword.again',
  },
])

messageCases('change password with a token', () => <NewPasswordForm onDone={nothing} />, 'auth.reset.send', [
  { says: 'validation.changePassword.fillAllFields', at: 'newPassword.new' },
  {
    says: 'validation.changePassword.passwordsDoNotMatch',
    typed: { 'newPassword.new': good, 'newPassword.again': 'another' },
    at: 'newPassword.again',
  },
])
