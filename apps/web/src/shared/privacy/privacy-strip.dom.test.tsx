import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { SessionContext, useSession, type SessionActions } from '../session/session.ts'
import { messageText } from '../testing/locale-providers.tsx'
import { PageProviders } from '../testing/page-providers.tsx'
import PrivacyStrip from './privacy-strip.tsx'

afterEach(cleanup)

const { terms } = Object(examples.listTerms.answer)

function Strip({ amend }: Pick<SessionActions, 'amend'>) {
  const session = useSession()
  return (
    <SessionContext value={{ ...session, amend }}>
      <PrivacyStrip />
    </SessionContext>
  )
}

async function pressConfirm(answerTo: (confirmed: unknown) => Response) {
  const amend = vi.fn<SessionActions['amend']>()
  render(
    <PageProviders
      locale="ar"
      fetch={(input, { body } = {}) =>
        Promise.resolve(
          String(input instanceof Request ? input.url : input).includes('/terms')
            ? Response.json(examples.listTerms.answer)
            : answerTo(typeof body === 'string' ? JSON.parse(body) : undefined),
        )
      }
    >
      <Strip amend={amend} />
    </PageProviders>,
  )
  const button = screen.getByRole('button', { name: messageText('ar', 'privacy.confirm') })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
  return amend
}

test('confirming the privacy notice sends its published version', async () => {
  let confirmed: unknown
  const amend = await pressConfirm((body) => {
    confirmed = body
    return Response.json(examples.confirmPrivacyNotice.answer)
  })
  await waitFor(() => expect(amend).toHaveBeenCalledOnce())
  expect(confirmed).toEqual({ version: terms[0].version })
  expect(amend.mock.calls[0]?.[0]).toMatchObject({ privacyDue: null })
})

test('a failed confirmation shows an error and keeps the notice', async () => {
  const amend = await pressConfirm(() =>
    Response.json({ success: false, code: 'terms_outdated', message: '' }, { status: 409 }),
  )
  await screen.findByText(messageText('ar', 'refusals.terms_outdated'))
  expect(amend).not.toHaveBeenCalled()
})
