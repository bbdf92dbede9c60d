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

/** Refuses an agreement to other terms than the current ones, which the refusal names. */
export function refuseOutdatedTerms(catalogue: Pick<Catalogue, 'terms'>, accepted: string): void {
  const current = currentTermsVersion(catalogue)
  if (current !== undefined && accepted !== current)
    throw new Failure('terms_outdated', { result: { terms_version: current } })
}

/**
 * The version of the terms that the customer must agree to before a package, or an order that the office took, can
 * be paid; null if none. A documented client asks for the agreement to any other order itself, and need not say to
 * which version.
 */
export const termsToAccept = (
  catalogue: Pick<Catalogue, 'terms'>,
  order: Pick<Order, 'termsVersion' | 'package' | 'byOffice'>,
): string | null =>
  (order.package !== null || order.byOffice) && order.termsVersion === null
    ? (currentTermsVersion(catalogue) ?? null)
    : null

/** Refuses to open the payment of an order whose terms nobody has agreed to. */
export async function requireAcceptedTerms(tx: Tx, app: Application, order: Order): Promise<void> {
  const version = termsToAccept(await app.catalogue.readIn(tx), order)
  if (version !== null) throw new Failure('terms_not_accepted', { result: { terms_version: version } })
}
