import { describeFormMessages } from '../../shared/testing/message-cases.tsx'
import { CodeLoginForm } from './code-login-form.tsx'
import { ForgotPasswordForm } from './forgot-form.tsx'
import { SignUpIdentityStep, useIdentityForm, type IdentityDetails } from './identity-step.tsx'
import { LoginForm } from './login-form.tsx'
import { ForcedPasswordChangeForm } from './new-password-form.tsx'
import { ResetPasswordForm } from './reset-form.tsx'
import SignUpAddressStep from './sign-up-address.tsx'

const nothing = () => undefined
const good = 'a house of seven doors'

function FirstStep() {
  const { form } = useIdentityForm(nothing)
  return <SignUpIdentityStep form={form} />
}

const who: IdentityDetails = {
  loginBy: 'phone',
  name: 'نورة عبدالله القحطاني',
  nationalId: '1012345672',
  email: undefined,
  phone: '0501234567',
  password: good,
  confirmPassword: good,
}

describeFormMessages('sign-up, first step', () => <FirstStep />, 'auth.signUp.next', [
  { says: 'validation.signUp.fillAllRequired', proves: '@message:fill-all-required', at: 'auth.signUp.name' },
  {
    says: 'validation.signUp.fillAllRequired',
    proves: '@message:fill-all-required',
    at: 'auth.signUp.password',
  },
  { says: 'validation.signUp.chosenLogin', at: 'auth.signUp.phone' },
  {
    says: 'validation.signUp.invalidEmail',
    proves: '@message:invalid-email',
    typed: { 'auth.signUp.email': 'nobody' },
    at: 'auth.signUp.email',
  },
  {
    says: 'validation.person.nameWords',
    proves: '@constant:name-words',
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
    proves: '@constant:national-id-digits',
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
    proves: '@constant:phone-digits',
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
    proves: '@constant:password-length',
    typed: { 'auth.signUp.password': 'short' },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.password.common',
    typed: { 'auth.signUp.password': 'password123' },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.password.isLogin',
    proves: '@rule:password',
    typed: { 'auth.signUp.phone': '0551739482', 'auth.signUp.password': '+966 55 173 9482' },
    at: 'auth.signUp.password',
  },
  {
    says: 'validation.signUp.passwordsDoNotMatch',
    proves: '@message:sign-up-passwords-differ',
    typed: { 'auth.signUp.password': good, 'auth.signUp.confirm': 'another' },
    at: 'auth.signUp.confirm',
  },
])

describeFormMessages(
  'sign-up, second step',
  () => (
    <SignUpAddressStep
      who={() => Promise.resolve(who)}
      readKnown={() => ({})}
      onBack={nothing}
      onRefused={() => false}
      onRegistered={nothing}
    />
  ),
  'auth.signUp.send',
  [{ says: 'validation.signUp.fillAllRequired', proves: '@message:fill-all-required' }],
)

describeFormMessages(
  'login',
  () => <LoginForm onSignedIn={nothing} onForgot={nothing} />,
  'auth.login.send',
  [
    { says: 'validation.login.fillAllFields', proves: '@message:login-fill-all', at: 'auth.login.field' },
    {
      says: 'validation.login.fillAllFields',
      proves: '@message:login-fill-all',
      typed: { 'auth.login.field': '1012345672' },
      at: 'auth.login.password',
    },
    {
      says: 'validation.login.enterNationalIdFirst',
      proves: '@message:login-national-id-first',
      press: 'auth.login.forgot',
      at: 'auth.login.field',
    },
  ],
)

describeFormMessages('forgot password', () => <ForgotPasswordForm onSent={nothing} />, 'auth.forgot.send', [
  { says: 'validation.forgotPassword.emailRequired', at: 'auth.forgot.email' },
  { says: 'validation.person.email', typed: { 'auth.forgot.email': 'nobody' }, at: 'auth.forgot.email' },
])

describeFormMessages(
  'reset',
  () => <ResetPasswordForm email="" token="" again="" onDone={nothing} />,
  'auth.reset.send',
  [
    {
      says: 'validation.resetPassword.fillAllFields',
      proves: '@message:password-fill-all',
      at: 'auth.reset.token',
    },
    {
      says: 'validation.resetPassword.fillAllFields',
      proves: '@message:password-fill-all',
      at: 'newPassword.new',
    },
    {
      says: 'validation.resetPassword.passwordsDoNotMatch',
      proves: '@message:password-passwords-differ',
      typed: { 'newPassword.new': good, 'newPassword.again': 'another' },
      at: 'newPassword.again',
    },
  ],
)

describeFormMessages(
  'change password with a token',
  () => <ForcedPasswordChangeForm onDone={nothing} />,
  'auth.reset.send',
  [
    {
      says: 'validation.changePassword.fillAllFields',
      proves: '@message:password-fill-all',
      at: 'newPassword.new',
    },
    {
      says: 'validation.changePassword.passwordsDoNotMatch',
      proves: '@message:password-passwords-differ',
      typed: { 'newPassword.new': good, 'newPassword.again': 'another' },
      at: 'newPassword.again',
    },
  ],
)

describeFormMessages('the mobile of a code', () => <CodeLoginForm onSignedIn={nothing} />, 'codes.send', [
  { says: 'validation.code.mobileRequired', at: 'codes.mobile' },
  {
    says: 'validation.person.phoneTenDigits',
    typed: { 'codes.mobile': '050' },
    at: 'codes.mobile',
  },
])
