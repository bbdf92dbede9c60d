import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { cardById, removeCard } from '../../db/repositories/cards.ts'
import type { Payment } from '../../db/repositories/payments.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'

/** The customer's choice of card: a saved one, or one to save from the provider's page. */
export type CardChoice = { readonly cardId: string | undefined; readonly saveCard: boolean }

/** Whether a payment was opened for the same choice of card. */
export const isSameCardChoice = (
  payment: Pick<Payment, 'cardId' | 'saveCard'>,
  { cardId, saveCard }: CardChoice,
): boolean => payment.cardId === (cardId ?? null) && payment.saveCard === saveCard

/** Refuses a card of another customer or another provider. */
export async function requireOwnCard(
  app: Application,
  customer: SignedInCustomer,
  { cardId }: CardChoice,
): Promise<void> {
  if (cardId === undefined) return
  const card = await cardById(app.database.reader, cardId)
  if (card === undefined || card.customerId !== customer.id || card.provider !== app.payment.provider)
    throw invalidFieldsFailure({ cardId: 'not_found' })
}

/** Deletes a card that was meant for a single payment once it has paid. */
export async function deleteSingleUseCard(tx: Tx, payment: Payment): Promise<void> {
  if (payment.cardId === null) return
  const card = await cardById(tx, payment.cardId)
  if (card?.oneUse === true) await removeCard(tx, payment.customerId, card.id)
}
