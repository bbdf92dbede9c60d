import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'

/** The newest version among the documents of the terms; undefined in a catalogue without terms. */
export const currentTermsVersion = ({ terms }: Pick<Catalogue, 'terms'>): string | undefined =>
  terms
    .map(({ version }) => version)
    .toSorted()
    .at(-1)

/** Refuses an agreement to no terms at all, or to others than the current ones, which the refusal names. */
export function requireCurrentTerms(catalogue: Pick<Catalogue, 'terms'>, accepted: string | undefined): void {
  const current = currentTermsVersion(catalogue)
  if (current === undefined || accepted === current) return
  throw new Failure(accepted === undefined ? 'terms_not_accepted' : 'terms_outdated', {
    result: { terms_version: current },
  })
}

/** The version of the terms that the customer must agree to before the order can be paid; null if none. */
export const termsToAccept = (
  catalogue: Pick<Catalogue, 'terms'>,
  { termsVersion }: Pick<Order, 'termsVersion'>,
): string | null => (termsVersion === null ? (currentTermsVersion(catalogue) ?? null) : null)

/** Refuses to open the payment of an order whose terms nobody has agreed to. */
export async function requireAcceptedTerms(tx: Tx, app: Application, order: Order): Promise<void> {
  if (order.termsVersion === null) requireCurrentTerms(await app.catalogue.readIn(tx), undefined)
}
