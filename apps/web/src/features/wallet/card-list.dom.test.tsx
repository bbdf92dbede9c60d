import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { CardList } from './card-list.tsx'

// The popup is a chunk of its own, which needs DOM functions that jsdom lacks.
fillDomGaps()
afterEach(cleanup)

const [card] = Object(examples.listCards.answer).result
const cards = [
  { ...card, id: '00000000-0000-4000-8000-000000000001', last4: '1111' },
  { ...card, id: '00000000-0000-4000-8000-000000000002', last4: '2222' },
]
const fetch: typeof globalThis.fetch = (_input, init) =>
  Promise.resolve(
    init?.method === 'DELETE'
      ? Response.json({ success: false, code: 'card_token_unknown', message: '' }, { status: 422 })
      : Response.json({ ...Object(examples.listCards.answer), result: cards }),
  )

test('the error of one saved card is not shown for another', async () => {
  render(
    <PageProviders locale="en" fetch={fetch}>
      <CardList />
    </PageProviders>,
  )
  const list = await screen.findByRole('list', { name: messageText('en', 'wallet.cards.title') })
  const [first, second] = within(list).getAllByRole('button')
  if (!first || !second) throw new Error('two cards can be removed')
  fireEvent.click(first)
  const asked = await screen.findByRole('alertdialog')
  fireEvent.click(within(asked).getByText(messageText('en', 'wallet.cards.remove')))
  expect(await within(asked).findByText(messageText('en', 'refusals.card_token_unknown'))).toBeTruthy()
  fireEvent.click(within(asked).getByText(messageText('en', 'wallet.cards.keep')))
  fireEvent.click(second)
  const again = await screen.findByRole('alertdialog')
  expect(within(again).queryByText(messageText('en', 'refusals.card_token_unknown'))).toBeNull()
})
