import { addDays, daysBetween, localDate } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { changeContract } from '../../db/repositories/contracts.ts'
import {
  changeRequestDetails,
  changeRequestQuote,
  grantedSuspensionsOfContracts,
} from '../../db/repositories/requests.ts'
import { releaseSlotsAfterDay } from '../../db/repositories/slots.ts'
import { visitsOfContracts } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { lockOwnContract } from '../requests/submit-request.ts'
import { parseStoredQuote, parseSuspensionPause } from '../requests/stored-quote.ts'
import { resumptionDates } from './contract-terms.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

/**
 * Ends a pause early, or calls off one that is still ahead. Unneeded days are taken off the end of a live-in
 * contract; the visits of a bundle stay where they were moved, and the customer can move each of them.
 */
export async function resumeContract(
  app: Application,
  customer: SignedInCustomer,
  { contractId, key }: { readonly contractId: string; readonly key: string | undefined },
): Promise<void> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'resumeContract', content: contractId },
    StoredId,
    async (tx) => {
      const contract = await lockOwnContract(tx, customer, contractId)
      const request = (await grantedSuspensionsOfContracts(tx, [contract.id])).at(-1)
      if (request === undefined) throw new Failure('contract_not_open')
      const pause = parseSuspensionPause(request)
      const now = app.now()
      const { earliest } = resumptionDates({ contract, pauses: [pause] }, now) ?? {}
      if (earliest === undefined) throw new Failure('contract_not_open')
      const byDays = (await visitsOfContracts(tx, [contract.id])).length === 0
      const endDate = byDays
        ? addDays(localDate(contract.endDate), -daysBetween(earliest, pause.until))
        : localDate(contract.endDate)
      await changeRequestDetails(tx, request.id, { ...request.details, until: earliest })
      await changeRequestQuote(tx, request.id, {
        ...parseStoredQuote(request.quote),
        daysMoved: daysBetween(pause.from, earliest),
        endsOn: endDate,
      })
      await changeContract(tx, contract.id, { endDate, updatedAt: now })
      if (byDays) await releaseSlotsAfterDay(tx, contract.orderId, endDate)
      return { id: contract.id }
    },
  )
}
