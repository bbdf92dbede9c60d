import { examples } from '@sakina/api-client/wire/examples'
import { useEndpoint } from '@sakina/api-client/swr'
import { listCards } from '@sakina/api-client/wire/wallet'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { messageText } from '../testing/locale-providers.tsx'
import { PageProviders } from '../testing/page-providers.tsx'
import { useCardSelection } from './use-card-selection.tsx'

const { answer } = examples.listCards
const {
  cards: [saved],
} = listCards.read(answer)

function CardSelectionForm() {
  const { wish, fields } = useCardSelection()
  const { mutate } = useEndpoint(listCards, {})
  return (
    <>
      {fields}
      <output>{JSON.stringify(wish)}</output>
      <button type="button" onClick={() => void mutate()}>
        again
      </button>
    </>
  )
}

const shown = (locale: 'ar' | 'en', result: unknown) =>
  render(
    <PageProviders locale={locale} fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <CardSelectionForm />
    </PageProviders>,
  )
const wish = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

afterEach(cleanup)

describe.each(['ar', 'en'] as const)('the card to pay with, in %s', (locale) => {
  test('the card to pay with is a saved card, or another one that can be saved', async () => {
    shown(locale, Object(answer).result)
    const cards = await screen.findByLabelText(messageText(locale, 'payment.card'))
    expect(wish()).toEqual({ cardId: saved?.id })
    expect(screen.getByText(messageText(locale, 'payment.savedCardHint'))).toBeTruthy()
    fireEvent.change(cards, { target: { value: 'other' } })
    expect(wish()).toEqual({})
    expect(screen.queryByText(messageText(locale, 'payment.savedCardHint'))).toBeNull()
    fireEvent.click(screen.getByLabelText(messageText(locale, 'payment.saveCard')))
    expect(wish()).toEqual({ saveCard: true })
  })

  test('a card for one payment can be the card to pay with, and is labelled as such @rule:card-for-one-payment', async () => {
    shown(locale, [{ ...Object(answer).result[0], one_use: true }])
    const cards = await screen.findByLabelText(messageText(locale, 'payment.card'))
    expect(cards.textContent).toContain(locale === 'ar' ? '(لهذه الدفعة فقط)' : '(this payment only)')
    expect(wish()).toEqual({ cardId: saved?.id })
  })

  test('the card to pay with is typed at the provider if no valid card is saved', async () => {
    shown(locale, [{ ...Object(answer).result[0], is_expired: true }])
    expect(await screen.findByLabelText(messageText(locale, 'payment.saveCard'))).toBeTruthy()
    await expect.poll(() => screen.queryByLabelText(messageText(locale, 'payment.card'))).toBeNull()
    expect(wish()).toEqual({})
  })
})

test('a chosen card that is removed elsewhere is no longer chosen', async () => {
  const [card] = Object(answer).result
  const other = { ...card, id: '00000000-0000-4000-8000-000000000002' }
  let cards = [card, other]
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result: cards }))}>
      <CardSelectionForm />
    </PageProviders>,
  )
  fireEvent.change(await screen.findByLabelText(messageText('en', 'payment.card')), {
    target: { value: other.id },
  })
  expect(wish()).toEqual({ cardId: other.id })
  cards = [card]
  fireEvent.click(screen.getByText('again'))
  await expect.poll(wish).toEqual({ cardId: saved?.id })
})
