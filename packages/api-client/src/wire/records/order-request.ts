import {
  MAX_ACCEPTED_CITIES,
  MAX_REPEATS_PER_ORDER,
  MAX_WORKERS_PER_ORDER,
  packageChoices,
  textLimits,
  visitPeriods,
  type SingleLineLimit,
} from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, codec, field, optional, type ValueOf } from '../codec.ts'
import {
  booleanInputSchema,
  catalogueIdInputSchema,
  choiceInputSchema,
  dayInputSchema,
  idInputSchema,
  multilineInputSchema,
  requiredSingleLineInputSchema,
  singleLineInputSchema,
  wholeNumberInputSchema,
  zeroOrOneInputSchema,
} from '../inputs.ts'
import { optionalMoneyInput } from '../value-codecs.ts'

/** A text that may be missing or blank, which is the same. */
// @__NO_SIDE_EFFECTS__
const typedText = (schema: v.GenericSchema<string>) =>
  codec(v.optional(schema), {
    decode: (text): string | undefined => text?.trim() || undefined,
    encode: (text: string | undefined) => text,
  })
// @__NO_SIDE_EFFECTS__
const line = (limit: SingleLineLimit) => typedText(singleLineInputSchema(limit))

// @__NO_SIDE_EFFECTS__
const needDelivery = () =>
  codec(zeroOrOneInputSchema(), {
    decode: (flag) => flag === 1,
    encode: (isNeeded: boolean) => (isNeeded ? 1 : 0),
  })

const note = field('note', typedText(multilineInputSchema(textLimits.orderNote)))
const voucherCode = field('voucher_code', line(textLimits.voucherCode))
const walletAmount = field('wallet_amount', optionalMoneyInput())
const termsVersion = field('terms_version', line(textLimits.termsVersion))
const expectedTotal = field('expected_total', optionalMoneyInput())
const addressId = field('partner_shipping_id', v.optional(idInputSchema()))
const branchId = field('branch_id', v.optional(idInputSchema()))
const workerId = field('employee_id', v.optional(idInputSchema()))

const times = {
  weekdays: field(
    'weekdays',
    v.optional(v.pipe(v.array(wholeNumberInputSchema(0, 6), 'wrong_type'), v.maxLength(7, 'too_long'))),
  ),
  window: field('visit_window', v.optional(choiceInputSchema(visitPeriods))),
}

/** The cities beside that of the home from which the family agreed that workers may come to live with it. */
const acceptedWorkerCityIds = field(
  'accepted_worker_city_ids',
  v.optional(
    v.pipe(v.array(catalogueIdInputSchema(), 'wrong_type'), v.maxLength(MAX_ACCEPTED_CITIES, 'too_long')),
  ),
)

const choice = {
  ...times,
  planId: field('plan_id', idInputSchema()),
  workerIds: field(
    'employee_ids',
    v.optional(
      v.pipe(v.array(idInputSchema(), 'wrong_type'), v.maxLength(MAX_WORKERS_PER_ORDER, 'too_long')),
    ),
  ),
  needDelivery: field('need_delivery', optional(needDelivery())),
  startDate: field('service_date', v.optional(dayInputSchema())),
  /** The home of visits: its neighbourhood, or a saved address of the customer. */
  neighborhoodId: field('neighborhood_id', v.optional(idInputSchema())),
  addressId,
  quantity: field('quantity', v.optional(wholeNumberInputSchema(1, 10))),
  repeatCount: field('repeat_count', v.optional(wholeNumberInputSchema(1, MAX_REPEATS_PER_ORDER))),
  repeatIntervalDays: field('repeat_interval_days', v.optional(wholeNumberInputSchema(0, 366))),
}

/** A choice whose price is asked for. */
export const quoteRequest = /* @__PURE__ */ body({ ...choice, voucherCode, walletAmount })
export type QuoteRequest = ValueOf<typeof quoteRequest>

/** What the office may ask of it for a customer. */
export const officeQuoteRequest = /* @__PURE__ */ body(choice)

const visits = {
  expectedTotal,
  ...times,
  customerId: field('customer_id', idInputSchema()),
  planId: field('service_package_id', idInputSchema()),
  workerId,
  startDate: field('service_date', dayInputSchema()),
  quantity: field('quantity', wholeNumberInputSchema(1, 10)),
  repeatCount: field('repeat_count', wholeNumberInputSchema(1, MAX_REPEATS_PER_ORDER)),
  repeatIntervalDays: field('repeat_interval_days', wholeNumberInputSchema(0, 366)),
  addressId,
  branchId,
}

/** What a customer agrees to and pays with, which the office leaves to the payment. */
const agreement = { voucherCode, walletAmount, termsVersion }

/** An order of visits. */
export const visitsRequest = /* @__PURE__ */ body({ note, ...agreement, ...visits })
export type VisitsRequest = ValueOf<typeof visitsRequest>
export const officeVisitsRequest = /* @__PURE__ */ body({ note, ...visits })

/** The plan of a worker for days, which is the only line of its order. */
// @__NO_SIDE_EFFECTS__
const plan = () =>
  codec(
    v.pipe(
      v.array(v.strictObject({ product_id: idInputSchema() }), 'wrong_type'),
      v.minLength(1, 'required'),
      v.maxLength(1, 'too_long'),
    ),
    {
      decode: ([only]) => only?.product_id ?? '',
      encode: (id: number | string) => [{ product_id: id }],
    },
  )

const contract = {
  expectedTotal,
  customerId: field('partner_id', idInputSchema()),
  addressId,
  isServiceContract: field('is_service_contract', v.optional(booleanInputSchema())),
  needDelivery: field('need_delivery', needDelivery()),
  branchId,
  serviceId: field('service_id', idInputSchema()),
  startDate: field('first_visit_date', dayInputSchema()),
  planId: field('order_line', plan()),
  workerId,
  acceptedWorkerCityIds,
}

/** The papers of a recruitment: a visa, or the worker whom the family knows. */
const papers = {
  visaNumber: field('visa_number', line(textLimits.visaNumber)),
  visaExpiry: field('visa_expiry', v.optional(dayInputSchema())),
  visaId: field('visa_id', line(textLimits.nationalId)),
  birthDate: field('birth_date', v.optional(dayInputSchema())),
  passportUploadId: field('passport_upload_id', v.optional(idInputSchema())),
  namedWorker: field(
    'named_worker',
    optional(
      body({
        name: field('name', requiredSingleLineInputSchema(textLimits.personName)),
        passportNumber: field('passport_number', requiredSingleLineInputSchema(textLimits.passportNumber)),
      }),
    ),
  ),
}

/** An order of a worker for days, or of a recruitment. */
export const contractRequest = /* @__PURE__ */ body({ note, ...agreement, ...contract, ...papers })
export type ContractRequest = ValueOf<typeof contractRequest>
export const officeContractRequest = /* @__PURE__ */ body({ note, ...contract })

/** A personalised package, which the office prices. */
export const packageRequest = /* @__PURE__ */ body({
  workerType: field('worker_type', choiceInputSchema(packageChoices.workerTypes)),
  nationality: field('nationality', choiceInputSchema(packageChoices.nationalities)),
  workerCount: field('worker_count', wholeNumberInputSchema(1, packageChoices.mostWorkers)),
  duration: field('duration', choiceInputSchema(packageChoices.durations)),
  /** The first day; without it the package starts the day after it is paid. */
  startDate: field('start_date', v.optional(dayInputSchema())),
  note,
  addressId,
})
export type PackageRequest = ValueOf<typeof packageRequest>

/** The agreement to the terms of an order that was placed without them. */
export const orderAgreement = /* @__PURE__ */ body({
  termsVersion: field('terms_version', requiredSingleLineInputSchema(textLimits.termsVersion)),
  /** Where the workers of a package come to; any other order was placed with its address. */
  addressId,
  acceptedWorkerCityIds,
  /** The price as it was shown. */
  expectedTotal,
})
export type OrderAgreement = ValueOf<typeof orderAgreement>
