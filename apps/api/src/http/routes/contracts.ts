import { contractListOperations } from '@sakina/api-client/wire/contract-lists'
import {
  getMyContract,
  listReplacementWorkers,
  quoteContractChange,
  resumeContract as resumeContractOperation,
} from '@sakina/api-client/wire/contracts'
import { contractStates, type ContractState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { mapPage, paginate } from '../../use-cases/catalogue/page.ts'
import { readMyContract, listMyContracts } from '../../use-cases/contracts/contract-views.ts'
import { resumeContract } from '../../use-cases/contracts/resume-contract.ts'
import { quoteMyContractRequest } from '../../use-cases/contracts/quote-contract.ts'
import type { SignedInCustomer } from '../../use-cases/identity/signed-in-customer.ts'
import { listMyReplacementWorkers } from '../../use-cases/requests/replacement-workers.ts'
import type { Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toContract, toContractDetail, toContractRequestQuote } from '../shapes/contract.ts'
import { toWorker } from '../shapes/worker.ts'
import { readPresentationContext } from '../presentation-context.ts'

type ListCall = {
  readonly app: Application
  readonly customer: SignedInCustomer
  readonly query: { readonly customerId?: string | undefined }
  readonly language: Language
}

async function listed({ app, customer, query, language }: ListCall, state: ContractState) {
  const views = await listMyContracts(app, customer, { state, partnerId: query.customerId })
  const context = await readPresentationContext(app, language)
  return views.map((view) => toContract(view, context))
}

export const contractRoutes: readonly Route[] = [
  defineRoute(contractListOperations.running, async (call) => {
    const contracts = await listed(call, 'running')
    return { result: contracts, contracts }
  }),
  ...contractStates
    .filter((state) => state !== 'running')
    .map((state) => defineRoute(contractListOperations[state], async (call) => await listed(call, state))),

  defineRoute(getMyContract, async ({ app, customer, params, language }) => {
    const view = await readMyContract(app, customer, params.id)
    return toContractDetail(view, await readPresentationContext(app, language))
  }),

  defineRoute(resumeContractOperation, async ({ app, customer, params, idempotencyKey, language }) => {
    await resumeContract(app, customer, { contractId: params.id, key: idempotencyKey })
    const view = await readMyContract(app, customer, params.id)
    return toContractDetail(view, await readPresentationContext(app, language))
  }),

  defineRoute(quoteContractChange, async ({ app, customer, params, query, language }) => {
    const { quote } = await quoteMyContractRequest(app, customer, {
      id: params.id,
      kind: query.kind,
      from: query.from,
      until: query.until,
    })
    return toContractRequestQuote(quote, language)
  }),

  defineRoute(listReplacementWorkers, async ({ app, customer, params, query, language }) => {
    const workers = await listMyReplacementWorkers(app, customer, { id: params.id, from: query.from })
    const catalogue = await app.catalogue.read()
    return mapPage(paginate(workers, query.page, query.limit), (worker) =>
      toWorker(worker, catalogue, language),
    )
  }),
]
