import type { Application } from '../../application.ts'
import { changeCustomer, type Customer } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { lockActiveCustomer } from './lock-customer.ts'
import type { SignedInCustomer } from './signed-in-customer.ts'

/** The privacy notice is the first of the terms; a catalogue without terms has none. */
const currentVersion = ({ terms }: Pick<Catalogue, 'terms'>): string | undefined => terms[0]?.version

/** Returns the current version if the customer has not been shown it yet. */
export function unseenPrivacyVersion(
  customer: Pick<Customer, 'privacyVersion'>,
  catalogue: Pick<Catalogue, 'terms'>,
): string | null {
  const current = currentVersion(catalogue)
  return current === undefined || customer.privacyVersion === current ? null : current
}

/** Returns what to store of the version that a form showed; an outdated one counts as not shown. */
export const privacySeenColumns = (version: string | undefined, catalogue: Catalogue, at: Date) =>
  version !== undefined && version === currentVersion(catalogue)
    ? { privacyVersion: version, privacySeenAt: at }
    : {}

/** Stores that a customer has seen a version of the privacy notice. */
export async function confirmPrivacyNotice(
  app: Application,
  customer: SignedInCustomer,
  version: string,
): Promise<void> {
  const catalogue = await app.catalogue.read()
  const shown = privacySeenColumns(version, catalogue, app.now())
  if (shown.privacyVersion === undefined)
    throw new Failure('terms_outdated', { result: { terms_version: currentVersion(catalogue) ?? null } })
  await app.database.write(async (tx) => {
    const { privacyVersion } = await lockActiveCustomer(tx, customer)
    if (privacyVersion !== version) await changeCustomer(tx, customer.id, shown)
  })
}
