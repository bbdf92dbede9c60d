import { examples } from '@sakina/api-client/wire/examples'
import { listVisits } from '@sakina/api-client/wire/visits'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import MoveVisitPopup from './move-visit.tsx'

fillDomGaps()
afterEach(cleanup)

const [example] = listVisits.read(examples.listVisits.answer)
const [window] = Object(examples.listVisitWindows.answer).result

/** A server on which the morning is free until another customer takes it. */
function provider() {
  let free = true
  const fetch: typeof globalThis.fetch = (_input, init) => {
    if (init?.method === 'POST') {
      free = false
      return Promise.resolve(
        Response.json({ success: false, code: 'slot_taken', message: '' }, { status: 409 }),
      )
    }
    return Promise.resolve(
      Response.json({
        ...Object(examples.listVisitWindows.answer),
        result: [{ ...window, window: 'morning', free }],
      }),
    )
  }
  return fetch
}

test('a visit time that another customer took is shown as taken, and another must be chosen', async () => {
  if (!example) throw new Error('no visit to move')
  render(
    <PageProviders locale="en" fetch={provider()}>
      <MoveVisitPopup visit={{ ...example, window: 'evening' }} onClose={() => undefined} />
    </PageProviders>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(messageText('en', 'visits.morning')) }))
  const send = () => fireEvent.click(screen.getByText(messageText('en', 'visits.move.send')))
  send()
  expect(await screen.findByText(messageText('en', 'refusals.slot_taken'))).toBeTruthy()
  expect(await screen.findByText(messageText('en', 'visits.move.taken'))).toBeTruthy()
  send()
  expect(await screen.findByText(messageText('en', 'visits.move.chooseWindow'))).toBeTruthy()
})
