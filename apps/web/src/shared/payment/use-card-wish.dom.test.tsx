import { examples } from '@sakina/api-client/wire/examples'
import { useEndpoint } from '@sakina/api-client/swr'
import { listCards } from '@sakina/api-client/wire/wallet'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { said } from '../testing/in-language.tsx'
import { OnAPage } from '../testing/on-a-page.tsx'
import { useCardWish } from './use-card-wish.tsx'

const { answer } = examples.listCards
const {
  cards: [saved],
} = listCards.read(answer)

function Wished() {
  const { wish, fields } = useCardWish()
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
    <OnAPage locale={locale} fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <Wished />
    </OnAPage>,
  )
const wish = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

afterEach(cleanup)

describe.each(['ar', 'en'] as const)('which card is to pay, in %s', (locale) => {
  test('a saved one where there is one, or another that may be kept', async () => {
    shown(locale, Object(answer).result)
    const cards = await screen.findByLabelText(said(locale, 'payment.card'))
    expect(wish()).toEqual({ card_id: saved?.id })
    expect(screen.getByText(said(locale, 'payment.savedCardHint'))).toBeTruthy()
    fireEvent.change(cards, { target: { value: 'other' } })
    expect(wish()).toEqual({})
    expect(screen.queryByText(said(locale, 'payment.savedCardHint'))).toBeNull()
    fireEvent.click(screen.getByLabelText(said(locale, 'payment.saveCard')))
    expect(wish()).toEqual({ save_card: true })
  })

  test('one for this payment only is offered and called so @rule:card-for-one-payment', async () => {
    shown(locale, [{ ...Object(answer).result[0], one_use: true }])
    const cards = await screen.findByLabelText(said(locale, 'payment.card'))
    expect(cards.textContent).toContain(locale === 'ar' ? '(لهذه الدفعة فقط)' : '(this payment only)')
    expect(wish()).toEqual({ card_id: saved?.id })
  })

  test('one typed on the provider’s page where none is saved, or only an expired one', async () => {
    shown(locale, [{ ...Object(answer).result[0], is_expired: true }])
    expect(await screen.findByLabelText(said(locale, 'payment.saveCard'))).toBeTruthy()
    await expect.poll(() => screen.queryByLabelText(said(locale, 'payment.card'))).toBeNull()
    expect(wish()).toEqual({})
  })
})

test('a card that was picked and is removed elsewhere meanwhile is not the one to pay', async () => {
  const [card] = Object(answer).result
  const other = { ...card, id: '00000000-0000-4000-8000-000000000002' }
  let cards = [card, other]
  render(
    <OnAPage locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result: cards }))}>
      <Wished />
    </OnAPage>,
  )
  fireEvent.change(await screen.findByLabelText(said('en', 'payment.card')), { target: { value: other.id } })
  expect(wish()).toEqual({ card_id: other.id })
  cards = [card]
  fireEvent.click(screen.getByText('again'))
  await expect.poll(wish).toEqual({ card_id: saved?.id })
})
