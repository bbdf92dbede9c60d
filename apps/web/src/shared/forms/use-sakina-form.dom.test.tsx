import { createApiError } from '@sakina/api-client/client'
import { messageKeys } from '@sakina/domain/validation'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { LocaleProviders, messageText } from '../testing/locale-providers.tsx'
import { Form } from './form.tsx'
import { SegmentedInput } from './inputs/choice-input.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import { PasswordInput } from './inputs/password-input.tsx'
import { PhoneInput } from './inputs/phone-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { ValidationRules } from './validation-module.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSakinaForm, type FormOptions } from './use-sakina-form.ts'
import { useProblemMessage } from './use-problem-message.ts'

afterEach(cleanup)

type Submit = FormOptions<ValidationRules['signUpIdentitySchema']>['submit']

const refusal = (code: string, fields: Record<string, string> = {}) =>
  createApiError({ kind: 'http', code, status: 422, fields, correlationId: '' })

function SignUp({ submit }: { submit: Submit }) {
  const form = useSakinaForm({
    schema: (all) => all.signUpIdentitySchema,
    initial: {
      loginBy: 'phone',
      password: '',
      confirmPassword: '',
      name: '',
      nationalId: '',
      email: '',
      phone: '',
    },
    submit,
    wireNames: { id_card: 'nationalId' },
    codeFields: { login_taken: 'phone' },
  })
  return (
    <Form form={form}>
      <SegmentedInput
        name="loginBy"
        label="by"
        options={[
          { value: 'email', label: 'e' },
          { value: 'phone', label: 'p' },
        ]}
      />
      <TextInput name="name" label="name" />
      <NumberInput name="nationalId" label="id" />
      <TextInput name="email" label="email" type="email" />
      <PhoneInput name="phone" label="phone" />
      <PasswordInput name="password" label="password" />
      <PasswordInput name="confirmPassword" label="again" />
      <SubmitButton sending="sending">send</SubmitButton>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('button', { name: /send/ }).closest('form') ?? document)

const fillIn = () => {
  type('name', 'نورة عبدالله القحطاني')
  type('id', '١٠١٢٣٤٥٦٧٢')
  type('phone', '+966 50 123 4567')
  type('password', 'a long enough pass-phrase')
  type('again', 'a long enough pass-phrase')
}

const shown = (submit: Submit, locale: 'ar' | 'en' = 'ar') =>
  render(
    <LocaleProviders locale={locale}>
      <SignUp submit={submit} />
    </LocaleProviders>,
  )

describe('a form', () => {
  test('a form sends the values as the schema parsed them', async () => {
    const submit = vi.fn<Submit>(async () => {})
    shown(submit)
    fillIn()
    send()
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ nationalId: '1012345672', phone: '0501234567' })
  })

  test('a form is sent once, however often it is submitted meanwhile', async () => {
    let answer = () => {}
    const submit = vi.fn<Submit>(() => new Promise<void>((resolve) => (answer = resolve)))
    shown(submit)
    fillIn()
    send()
    send()
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    send()
    expect(screen.getByRole('button', { name: /sending/ })).toBeTruthy()
    answer()
    await waitFor(() => expect(screen.getByRole('button', { name: 'send' })).toBeTruthy())
    expect(submit).toHaveBeenCalledOnce()
  })

  test('a form moves focus to the first invalid field in document order @access:focus-on-the-error', async () => {
    shown(async () => {})
    type('id', '1012345672')
    send()
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    type('name', 'نورة عبدالله القحطاني')
    send()
    await waitFor(() => expect(document.activeElement).toBe(field('phone')))
  })

  test('a form shows no error at an empty field that was only focused', async () => {
    shown(async () => {})
    fireEvent.blur(field('name'))
    type('email', 'nobody')
    fireEvent.blur(field('email'))
    await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'))
    expect(field('name').getAttribute('aria-invalid')).toBeNull()
  })

  test('a form judges a text when it is left, and takes its error away as soon as it is right', async () => {
    shown(async () => {})
    send()
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    const missing = messageText('ar', 'validation.signUp.fillAllRequired')
    const short = messageText('ar', 'validation.person.nameWords')
    const errorOf = (label: string) =>
      document.getElementById(`${field(label).id}-error`)?.querySelector('span span span')?.textContent
    type('name', 'نورة')
    await waitFor(() => expect(errorOf('name')).toBe(missing))
    fireEvent.blur(field('name'))
    await waitFor(() => expect(errorOf('name')).toBe(short))
    type('name', 'نورة عبدالله القحطاني')
    await waitFor(() => expect(field('name').getAttribute('aria-invalid')).toBeNull())
  })

  test('a form keeps a server error at its field until the value changes', async () => {
    const submit = vi.fn<Submit>(async () => refusal('invalid', { id_card: 'taken' }))
    shown(submit, 'en')
    fillIn()
    send()
    const text = messageText('en', 'forms.field.taken')
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
    await waitFor(() => expect(document.activeElement).toBe(field('id')))
    fireEvent.blur(field('id'))
    type('name', 'Noura bint Saad')
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
    type('id', '1098765439')
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    type('id', '1012345672')
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
  })

  test('a form shows a server error at its field if it concerns one, otherwise above the fields', async () => {
    const answers = [refusal('login_taken'), refusal('unavailable')]
    shown(async () => answers.shift())
    fillIn()
    send()
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
    send()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(messageText('ar', 'errors.unavailable')),
    )
    expect(field('phone').getAttribute('aria-invalid')).toBeNull()
  })
})

describe.each(['ar', 'en'] as const)('the validation messages in %s', (locale) => {
  // The values available to error messages. A message that needs any other value cannot be shown.
  const values = { least: 8, most: 128, wanted: 2, hours: 48, megabytes: 5, number: '2929' }

  function Sentences() {
    const words = useProblemMessage()
    return Object.values(messageKeys)
      .flat()
      .map((key) => <p key={key}>{words({ key, values })}</p>)
  }

  test('the validation messages use only values that the rules provide', () => {
    const { container } = render(
      <LocaleProviders locale={locale}>
        <Sentences />
      </LocaleProviders>,
    )
    for (const { textContent } of container.querySelectorAll('p')) expect(textContent).not.toMatch(/[{}]|^$/)
  })
})
