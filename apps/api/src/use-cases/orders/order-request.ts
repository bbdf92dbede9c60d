import type { ContractRequest, VisitsRequest } from '@sakina/api-client/wire/records/order-request'
import { localDate } from '@sakina/domain/calendar'
import { Failure } from '../../failures/failure.ts'

type Id = number | string

/** Parses a catalogue id, which clients send as a number or as text. */
export const requireCatalogueId = (id: Id): number => {
  const number = typeof id === 'number' ? id : /^\d{1,9}$/.test(id) ? Number(id) : Number.NaN
  if (!Number.isSafeInteger(number)) throw new Failure('not_found')
  return number
}

const optionalCatalogueId = (id: Id | undefined): number | undefined =>
  id === undefined ? undefined : requireCatalogueId(id)

const textId = (id: Id | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** What both requests have, and what either may have. */
type Body = Pick<VisitsRequest, 'planId' | 'startDate'> &
  Partial<Omit<VisitsRequest & ContractRequest, 'planId' | 'startDate'>>

/** The order of any kind, with our ids and with the values of what its request does not have. */
export const toOrderRequest = (body: Body) => ({
  ...body,
  planId: requireCatalogueId(body.planId),
  serviceId: optionalCatalogueId(body.serviceId),
  startDate: localDate(body.startDate),
  workerId: optionalCatalogueId(body.workerId),
  addressId: textId(body.addressId),
  branchId: optionalCatalogueId(body.branchId),
  needDelivery: body.needDelivery ?? false,
  quantity: body.quantity ?? 1,
  repeatCount: body.repeatCount ?? 1,
  repeatIntervalDays: body.repeatIntervalDays ?? 0,
  weekdays: body.weekdays ?? [],
  walletAmount: body.walletAmount ?? 0,
  passportUploadId: textId(body.passportUploadId),
  acceptedWorkerCityIds: body.acceptedWorkerCityIds ?? [],
})
export type OrderRequest = ReturnType<typeof toOrderRequest>
