import type { createCardToken } from '@sakina/api-client/wire/checkout'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant } from '@sakina/domain/calendar'
import { formatCardExpiry, isCvv, parseCardExpiry, parseCardNumber } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { addCard, cardById, cardsOfCustomer, removeCard, type CardRow } from '../../db/repositories/cards.ts'
import { Failure } from '../../failures/failure.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

/**
 * Lists the customer's cards of the current provider, because another provider's token cannot pay
 * here.
 */
export const listMyCards = async (
  app: Application,
  customer: SignedInCustomer,
): Promise<readonly CardRow[]> =>
  (await cardsOfCustomer(app.database.reader, customer.id)).filter(
    ({ provider }) => provider === app.payment.provider,
  )

/** Stores the card behind the provider's token; the number and the CVV never reach this server. */
export async function storeMyCard(
  app: Application,
  customer: SignedInCustomer,
  input: { readonly token: string; readonly holder: string; readonly save: boolean },
  key: string | undefined,
): Promise<CardRow> {
  const card = app.payment.cards?.cardOf(input.token)
  if (card === undefined) throw new Failure('card_token_unknown')
  const { id } = await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'addCard', content: input },
    StoredId,
    async (tx) => {
      const cardRow = {
        ...card,
        id: app.newId(),
        customerId: customer.id,
        provider: app.payment.provider,
        holder: input.holder,
        oneUse: !input.save,
        createdAt: app.now(),
      }
      if (!(await addCard(tx, cardRow))) throw new Failure('card_token_unknown')
      return { id: cardRow.id }
    },
  )
  const row = await cardById(app.database.reader, id)
  if (row === undefined) throw new Failure('card_token_unknown')
  return row
}

/** Deletes one of the customer's own saved cards. */
export async function deleteMyCard(app: Application, customer: SignedInCustomer, id: string): Promise<void> {
  if (!(await app.database.write((tx) => removeCard(tx, customer.id, id)))) throw new Failure('not_found')
}

/** Simulates the provider's side: checks the card and creates a token. */
export function tokenizeSandboxCard(
  app: Application,
  input: BodyOf<typeof createCardToken>,
): { readonly token: string; readonly brand: string; readonly last4: string } {
  const { cards } = app.payment
  if (cards === undefined) throw new Failure('not_found')
  const number = parseCardNumber(input.number)
  const expiry = parseCardExpiry(
    `${String(input.expiryMonth).padStart(2, '0')}/${input.expiryYear}`,
    instant(app.now()),
  )
  if (!number.ok || !expiry.ok || !isCvv(input.cvv, number.value.brand)) throw new Failure('card_refused')
  const { brand, lastFour } = number.value
  const token = cards.tokenOf({
    brand,
    lastFour,
    expiry: formatCardExpiry(expiry.value),
    holder: input.holder,
  })
  return { token, brand, last4: lastFour }
}
