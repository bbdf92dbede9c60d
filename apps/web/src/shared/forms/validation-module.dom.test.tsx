import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { LocaleProviders, messageText } from '../testing/locale-providers.tsx'
import { Form } from './form.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSakinaForm } from './use-sakina-form.ts'

const connection = vi.hoisted(() => ({ isLost: true }))

vi.mock('./all-rules.ts', async (original) => {
  if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})

afterEach(cleanup)

function Forgot({ submit }: { submit: () => Promise<void> }) {
  const form = useSakinaForm({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    initial: { email: '' },
    submit,
  })
  return (
    <Form form={form}>
      <TextInput name="email" label="email" />
      <SubmitButton sending="sending">send</SubmitButton>
    </Form>
  )
}

test('a form whose rules fail to load reports the failure, sends nothing, and keeps its values', async () => {
  const submit = vi.fn(async () => {})
  render(
    <LocaleProviders locale="en">
      <Forgot submit={submit} />
    </LocaleProviders>,
  )
  fireEvent.change(screen.getByLabelText('email'), { target: { value: 'a@b.sa' } })
  fireEvent.submit(screen.getByRole('button', { name: /send/ }))
  expect(await screen.findByText(messageText('en', 'errors.network'))).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('email')).toHaveProperty('value', 'a@b.sa')
})
