import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { forgetAllStoredValues } from '../forms/stored-values.ts'
import { messageText } from '../testing/locale-providers.tsx'
import { PageProviders } from '../testing/page-providers.tsx'
import { VerifyEmailForm } from './verify-email-form.tsx'

afterEach(() => {
  cleanup()
  forgetAllStoredValues()
})

test.each(['ar', 'en'] as const)(
  'a number to call that is missing or refused is named beside its field, in %s',
  async (locale) => {
    const label = (key: string) => new RegExp(`^${messageText(locale, key)}`)
    const refused = { success: false, code: 'invalid', message: '', fields: { contact_phone: 'not_a_phone' } }
    const sent: string[] = []
    render(
      <PageProviders
        locale={locale}
        fetch={async (input) => {
          const url = String(input instanceof Request ? input.url : input)
          sent.push(url)
          return url.endsWith('/codes')
            ? Response.json(examples.sendCode.answer)
            : Response.json(refused, { status: 422 })
        }}
      >
        <VerifyEmailForm email="noura@home.example" asksPhone onProved={() => undefined} />
      </PageProviders>,
    )
    fireEvent.click(screen.getByRole('button', { name: messageText(locale, 'codes.send') }))
    fireEvent.change(await screen.findByRole('textbox', { name: label('codes.emailCode') }), {
      target: { value: '012345' },
    })
    const number = screen.getByRole('textbox', { name: label('codes.contactPhone') })
    const confirm = screen.getByRole('button', { name: messageText(locale, 'codes.confirm') })
    fireEvent.click(confirm)
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(sent.filter((path) => path.endsWith('/my/email'))).toEqual([])

    fireEvent.change(number, { target: { value: '+971501234567' } })
    fireEvent.click(confirm)
    await waitFor(() => expect(sent.filter((path) => path.endsWith('/my/email'))).toHaveLength(1))
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
