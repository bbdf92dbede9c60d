import type { Contract, ContractDetail } from '@sakina/api-client/client'
import { riyadhDay, type Instant, type LocalDate } from '@sakina/domain/calendar'
import { timeGroupOfContract } from '@sakina/domain/lifecycles'
import type { ContractCardContract } from '@sakina/ui/contract-card'
import type { ContractDetailsContract } from '@sakina/ui/contract-details-popup'

import { toRiyadhMoment } from '../../shared/clock/now.ts'

const periodOf = (code: string | undefined): 'morning' | 'evening' | null =>
  code === 'morning' || code === 'evening' ? code : null

const isAwaitingArrival = ({ startDate, service }: Contract): boolean =>
  startDate === null && service?.code === 'mediation'

/** Tells whether a contract is in force but begins on a later day, or when the worker arrives. */
export const isContractNotStarted = (contract: Contract, today: LocalDate): boolean => {
  const { state, startDate } = contract
  return (
    isAwaitingArrival(contract) || timeGroupOfContract({ state: state.code, startDate }, today) === 'next'
  )
}

const facts = (contract: Contract, today: LocalDate) => ({
  number: contract.number,
  service: contract.service?.name || null,
  plan: contract.plan?.name || null,
  state: contract.state.code,
  stateLabel: contract.state.label,
  start: contract.startDate,
  end: contract.endDate,
  awaitsArrival: isAwaitingArrival(contract),
  notStarted: isContractNotStarted(contract, today),
  workers: contract.workers.map(({ name }) => name),
  total: contract.total,
  visits: contract.visitCount > 0 ? { done: contract.visitsDone, count: contract.visitCount } : null,
  period: periodOf(contract.visitPeriod?.code),
})

/** Converts a contract to the props of the card. */
export const toContractCardContract = (contract: Contract, today: LocalDate): ContractCardContract => ({
  ...facts(contract, today),
  daysLeft: contract.daysLeft,
  note: contract.officeNote,
  pausesOn: contract.pausesOn,
  resumesOn: contract.resumesOn,
  overdue: contract.overdueInvoice && {
    invoice: contract.overdueInvoice.number,
    due: contract.overdueInvoice.due,
  },
  openRequest: contract.openRequest?.kind ?? null,
})

/** Converts a contract to the props of the details. */
export const toContractDetailsContract = (
  contract: ContractDetail,
  now: Instant,
): ContractDetailsContract => ({
  ...facts(contract, riyadhDay(now)),
  customer: contract.customer?.name || null,
  phone: contract.customer?.phone || null,
  order: contract.order?.name || null,
  salary: contract.salary,
  payment: contract.paymentMethod === 'unknown' ? null : contract.paymentMethod,
  nextVisit: toRiyadhMoment(contract.nextVisitAt),
  // An expired deadline is left out, because the quote shows the current cost.
  cancelFreeUntil:
    contract.cancelFreeUntil !== null && now < contract.cancelFreeUntil
      ? toRiyadhMoment(contract.cancelFreeUntil)
      : null,
  paid: contract.paid,
  unpaid: contract.unpaid,
  lines: contract.lines.map(({ code, amount }) => ({ code, amount })),
  taxTotal: contract.taxTotal ?? undefined,
})
