import { contractStates, receivedPaymentMethods, requestKinds } from '@sakina/domain/vocabulary'
import { codec, field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanField,
  countField,
  idField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import {
  code,
  converted,
  extended,
  labelledCode,
  optionalAmount,
  optionalDay,
  optionalInstant,
  reference,
  relationTo,
  withNumber,
} from '../value-codecs.ts'
import { payoutCodec } from './payout.ts'
import { quoteLineCodec } from './quote.ts'
import { toServiceCode, type ServiceCode } from './service.ts'
import { workerReferences } from './worker.ts'

// A contract without a service of the catalogue is one of a special package.
const serviceOrPackage = /* @__PURE__ */ codec(textField(), {
  decode: toServiceCode,
  encode: (service: ServiceCode | 'unknown') => (service === 'unknown' ? 'special_packages' : service),
})

export const contractCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ withNumber(
    /* @__PURE__ */ record({
      id: field('id', idField()),
      number: field('name', textField()),
      customer: field('partner_id', relationFieldWith({ phone: textField() })),
      service: field('service_id', reference({ code: field('code', serviceOrPackage) })),
      plan: field('plan_id', relationField()),
      serviceState: field('resident_hourly_service_state', labelledCode(contractStates)),
      state: field('state', labelledCode(contractStates)),
      total: field('amount_total', optionalAmount()),
      startDate: field('date_order', optionalDay()),
      endDate: field('service_end_date', optionalDay()),
      orderLines: field(
        'order_line',
        listOf(
          record({
            id: field('id', optionalIdField()),
            plan: field('product_template_id', relationField()),
            price: field('price_unit', optionalAmount()),
          }),
        ),
      ),
      order: field('order_id', relationField()),
      visitCount: field('visit_count', countField()),
      visitsDone: field('visits_done', countField()),
      visitPeriod: field('visit_period_id', relationFieldWith({ code: textField() })),
      workers: field('employee_ids', workerReferences()),
      salary: field('salary', optionalAmount()),
      daysLeft: field('days_left', optionalCountField()),
      paymentMethod: field('payment_method', code(receivedPaymentMethods)),
      isCancellationExcluded: field('cancellation_excluded', booleanField()),
      officeNote: field('office_note', optionalTextField()),
      pausesOn: field('pauses_on', optionalDay()),
      resumesOn: field('resumes_on', optionalDay()),
      earliestResumption: field('earliest_resumption', optionalDay()),
      overdueInvoice: field(
        'overdue_invoice',
        relationTo(
          record({
            id: field('id', optionalIdField()),
            number: field('name', textField()),
            due: field('amount_due', optionalAmount()),
          }),
        ),
      ),
      openRequest: field('open_request', reference({ kind: field('kind', code(requestKinds)) })),
    }),
  ),
  {
    // Both documented fields of the state may be set; that of the service has precedence.
    decode: ({ serviceState, state, ...contract }) => ({
      ...contract,
      state: serviceState.label === '' ? state : serviceState,
    }),
    encode: (contract) => ({ ...contract, serviceState: contract.state }),
  },
)
export type Contract = Readonly<ValueOf<typeof contractCodec>>

export const contractDetailCodec = /* @__PURE__ */ extended(contractCodec, {
  nextVisitAt: field('next_visit_at', optionalInstant()),
  cancelFreeUntil: field('cancel_free_until', optionalInstant()),
  paid: field('paid_total', optionalAmount()),
  unpaid: field('unpaid_total', optionalAmount()),
  lines: field('lines', listOf(quoteLineCodec)),
  taxTotal: field('amount_tax', optionalAmount()),
  payouts: field('payouts', listOf(payoutCodec)),
})
export type ContractDetail = ValueOf<typeof contractDetailCodec>
