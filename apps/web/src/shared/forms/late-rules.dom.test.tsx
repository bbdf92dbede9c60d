import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { LocaleProviders } from '../testing/locale-providers.tsx'
import { Form } from './form.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSakinaForm } from './use-sakina-form.ts'

vi.mock('./validation-module.ts', () => {
  let asked = 0
  return {
    getLoadedValidationRules: () => undefined,
    loadValidationRules: async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return import('./all-rules.ts')
    },
  }
})

const submit = vi.fn(async () => {})

function Forgot() {
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

test('a form submitted before its rules have loaded still shows the errors', async () => {
  render(
    <LocaleProviders locale="en">
      <Forgot />
    </LocaleProviders>,
  )
  fireEvent.submit(screen.getByRole('button', { name: /send/ }))
  await waitFor(() => expect(screen.getByLabelText('email').getAttribute('aria-invalid')).toBe('true'))
  expect(submit).not.toHaveBeenCalled()
})
