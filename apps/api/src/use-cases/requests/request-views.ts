import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import type { ContractRequestState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import { contractsByIds, type Contract } from '../../db/repositories/contracts.ts'
import { creditNotesWithRefunds } from '../../db/repositories/refunds.ts'
import { paginateContractRequests, type ContractRequestRow } from '../../db/repositories/requests.ts'
import type { Page } from '@sakina/api-client/wire/envelope'
import type { Payout } from '@sakina/api-client/wire/records/payout'
import { toPayout } from '../payments/payouts.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'

export type ContractRequestView = {
  readonly request: ContractRequestRow
  readonly contract: Contract | undefined
  /** The refund that its approval issued. */
  readonly payout: Payout | undefined
}

export async function readContractRequestViews(
  app: Application,
  rows: readonly ContractRequestRow[],
): Promise<readonly ContractRequestView[]> {
  const db = app.database.reader
  const contracts = await contractsByIds(
    db,
    rows.map(({ contractId }) => contractId),
  )
  const notes = await creditNotesWithRefunds(db, { ids: rows.flatMap((row) => row.creditNoteId ?? []) })
  return rows.map((request) => {
    const creditNote = notes.find(({ note }) => note.id === request.creditNoteId)
    return {
      request,
      contract: contracts.find(({ id }) => id === request.contractId),
      payout: creditNote && toPayout(creditNote, app.config.policies),
    }
  })
}

/** Returns a page of the customer's own requests about contracts. */
export async function listMyContractRequests(
  app: Application,
  customer: SignedInCustomer,
  query: PageInput & { readonly contract?: string | undefined },
): Promise<Page<ContractRequestView>> {
  const { rows, total } = await paginateContractRequests(app.database.reader, {
    customerId: customer.id,
    contractId: query.contract,
    ...toPageRange(query),
  })
  return pageOfRows(await readContractRequestViews(app, rows), total, query)
}

export async function listOfficeRequests(
  app: Application,
  query: PageInput & {
    readonly status?: ContractRequestState | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
  },
): Promise<Page<ContractRequestView>> {
  const { rows, total } = await paginateContractRequests(app.database.reader, {
    status: query.status,
    customerId: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await readContractRequestViews(app, rows), total, query)
}
