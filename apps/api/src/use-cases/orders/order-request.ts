import type { placeHourlyOrder, placeResidentOrder } from '@sakina/api-client/wire/orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { moneyFromWire } from '@sakina/domain/money'
import { localDate, type LocalDate } from '@sakina/domain/calendar'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'

/** The request body of an order for visits. */
export type HourlyOrderBody = BodyOf<typeof placeHourlyOrder>
/** The request body of an order for a live-in worker. */
export type ResidentOrderBody = BodyOf<typeof placeResidentOrder>

type Id = number | string

/** Parses a catalogue id, which clients send as a number or as text. */
export const requireCatalogueId = (id: Id): number => {
  const number = typeof id === 'number' ? id : /^\d{1,9}$/.test(id) ? Number(id) : Number.NaN
  if (!Number.isSafeInteger(number)) throw new Failure('not_found')
  return number
}

const optionalCatalogueId = (id: Id | undefined): number | undefined =>
  id === undefined ? undefined : requireCatalogueId(id)

/** The decoded request body, for every kind of order. */
export type OrderRequest = {
  readonly planId: number
  readonly serviceId: number | undefined
  readonly startDate: LocalDate
  readonly workerId: number | undefined
  readonly addressId: string | undefined
  readonly branchId: number | undefined
  readonly needDelivery: boolean
  readonly quantity: number
  readonly repeatCount: number
  readonly repeatIntervalDays: number
  readonly weekdays: readonly number[]
  readonly window: 'morning' | 'evening' | undefined
  readonly note: string | undefined
  readonly voucherCode: string | undefined
  readonly walletAmount: number
  readonly termsVersion: string | undefined
  readonly expectedTotal: number | undefined
  readonly mediation: Readonly<Record<string, string>> | undefined
  readonly passportUploadId: string | undefined
  /** The cities beside that of the home from which the family accepts a worker. */
  readonly acceptedWorkerCityIds: readonly number[]
}

const halalas = (sar: number | undefined): number | undefined =>
  sar === undefined ? undefined : moneyFromWire(sar)

const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim()

const textId = (id: Id | undefined): string | undefined => (id === undefined ? undefined : String(id))

const common = (body: HourlyOrderBody | ResidentOrderBody) => ({
  workerId: optionalCatalogueId(body.employee_id),
  addressId: textId(body.partner_shipping_id),
  branchId: optionalCatalogueId(body.branch_id),
  note: filled(body.note),
  voucherCode: filled(body.voucher_code),
  walletAmount: halalas(body.wallet_amount) ?? 0,
  termsVersion: filled(body.terms_version),
  expectedTotal: halalas(body.expected_total),
})

/** Converts the request body of an order for visits. */
export const toHourlyOrderRequest = (body: HourlyOrderBody): OrderRequest => ({
  ...common(body),
  planId: requireCatalogueId(body.service_package_id),
  serviceId: undefined,
  startDate: localDate(body.service_date),
  needDelivery: false,
  quantity: body.quantity,
  repeatCount: body.repeat_count,
  repeatIntervalDays: body.repeat_interval_days,
  weekdays: body.weekdays ?? [],
  window: body.visit_window,
  mediation: undefined,
  passportUploadId: undefined,
  acceptedWorkerCityIds: [],
})

function mediationOf(body: ResidentOrderBody): Record<string, string> | undefined {
  const details: Record<string, string> = {}
  if (filled(body.visa_number)) details['visa_number'] = body.visa_number ?? ''
  if (body.visa_expiry !== undefined) details['visa_expiry'] = body.visa_expiry
  if (filled(body.visa_id)) details['visa_id'] = body.visa_id ?? ''
  if (body.birth_date !== undefined) details['birth_date'] = body.birth_date
  if (body.named_worker !== undefined) {
    details['worker_name'] = body.named_worker.name
    details['worker_passport'] = body.named_worker.passport_number
  }
  return Object.keys(details).length === 0 ? undefined : details
}

/** Converts the request body of an order for a live-in worker. */
export function toResidentOrderRequest(body: ResidentOrderBody): OrderRequest {
  const [line] = body.order_line
  if (line === undefined) throw invalidFieldsFailure({ order_line: 'required' })
  return {
    ...common(body),
    planId: requireCatalogueId(line.product_id),
    serviceId: requireCatalogueId(body.service_id),
    startDate: localDate(body.first_visit_date),
    needDelivery: body.need_delivery === 1,
    quantity: 1,
    repeatCount: 1,
    repeatIntervalDays: 0,
    weekdays: [],
    window: undefined,
    mediation: mediationOf(body),
    passportUploadId: textId(body.passport_upload_id),
    acceptedWorkerCityIds: body.accepted_worker_city_ids ?? [],
  }
}
