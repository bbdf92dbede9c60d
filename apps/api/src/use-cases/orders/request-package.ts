import type { requestSpecialPackage } from '@sakina/api-client/wire/orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant, localDate, type LocalDate } from '@sakina/domain/calendar'
import { stagesByEvent } from '@sakina/domain/lifecycles'
import { money, type Money } from '@sakina/domain/money'
import { estimatePackagePrice } from '@sakina/domain/plans'
import { totalTaxPercent } from '@sakina/domain/pricing'
import { validatePackageStart, packageLastDay } from '@sakina/domain/schedule'
import { DAYS_IN_A_MONTH, packageMonths } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { addressOfCustomer } from '../../db/repositories/addresses.ts'
import { addOrder, recordStages } from '../../db/repositories/orders.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { runIdempotentForCustomer, requireVerifiedContact } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { createRecordNumber } from './record-number.ts'
import { standardVatRate } from './standard-vat-rate.ts'

type Form = BodyOf<typeof requestSpecialPackage>

const Monthly = v.object({
  worker_types: v.array(v.object({ code: v.string(), job_id: v.number() })),
  nationalities: v.array(v.object({ code: v.string(), nationality_id: v.number() })),
  indicative_monthly_ex_vat: v.array(
    v.object({
      worker: v.string(),
      nationality: v.string(),
      list_price: v.number(),
      employee_wage: v.number(),
    }),
  ),
})

const Placed = v.object({ order_id: v.string() })

type Wish = Pick<Form, 'worker_type' | 'nationality' | 'worker_count' | 'duration'>

/** Estimates the price of a package; undefined where the office has no price for it. */
export function estimatePackage(catalogue: Catalogue, form: Wish): Money | undefined {
  const read = v.safeParse(Monthly, catalogue.settings.get('special_packages'))
  if (!read.success) return undefined
  const { worker_types: jobs, nationalities, indicative_monthly_ex_vat: prices } = read.output
  const row = prices.find((each) => each.worker === form.worker_type && each.nationality === form.nationality)
  if (row === undefined) return undefined
  const job = jobs.find(({ code }) => code === form.worker_type)
  const nationality = nationalities.find(({ code }) => code === form.nationality)
  const months = packageMonths[form.duration]
  return estimatePackagePrice({
    workers: form.worker_count,
    months,
    days: months * DAYS_IN_A_MONTH,
    plans: catalogue.plans
      .filter(
        (plan) =>
          catalogue.service.get(plan.serviceId)?.code === 'resident' &&
          plan.jobId === job?.job_id &&
          plan.nationalityId === nationality?.nationality_id,
      )
      .map((plan) => ({
        listPrice: money(plan.listPrice),
        wage: money(plan.employeeWage),
        tax: totalTaxPercent(plan.taxes),
        days: plan.durationDays,
      })),
    monthly: {
      listPrice: money(row.list_price),
      wage: money(row.employee_wage),
      tax: standardVatRate,
    },
  })
}

function startAsked(app: Application, day: string | undefined, now: Date): LocalDate | undefined {
  if (day === undefined) return undefined
  const start = validatePackageStart(localDate(day), { now: instant(now), rules: app.config.scheduleRules })
  if (!start.ok) throw invalidFieldsFailure({ start_date: 'not_allowed' })
  return start.value
}

/** Requests a personalised package: the order is a draft until the office sets its price. */
export async function requestPackage(
  app: Application,
  customer: SignedInCustomer,
  form: Form,
  key: string | undefined,
): Promise<{ readonly orderId: string }> {
  const catalogue = await app.catalogue.read()
  const estimate = estimatePackage(catalogue, form)
  const { order_id } = await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'requestSpecialPackage', content: form },
    Placed,
    async (tx, locked) => {
      requireVerifiedContact(locked)
      const addressId = form.partner_shipping_id === undefined ? undefined : String(form.partner_shipping_id)
      if (addressId !== undefined && (await addressOfCustomer(tx, customer.id, addressId)) === undefined)
        throw invalidFieldsFailure({ partner_shipping_id: 'not_found' })
      const id = app.newId()
      const now = app.now()
      const number = createRecordNumber('SK', app.randomBytes)
      const startDate = startAsked(app, form.start_date, now)
      await addOrder(tx, {
        id,
        number,
        customerId: customer.id,
        kind: 'special_packages',
        status: 'draft',
        addressId: addressId ?? null,
        quantity: form.worker_count,
        note: form.note ?? null,
        startDate: startDate ?? null,
        endDate: startDate === undefined ? null : packageLastDay(startDate, form.duration),
        package: {
          worker_type: form.worker_type,
          nationality: form.nationality,
          worker_count: form.worker_count,
          duration: form.duration,
          ...(estimate !== undefined && { indicative_total: estimate }),
        },
        createdAt: now,
        updatedAt: now,
      })
      await recordStages(tx, id, stagesByEvent.order, now)
      await notifyCustomer(tx, app, customer.id, { kind: 'order_placed', about: id, facts: { number } })
      return { order_id: id }
    },
  )
  return { orderId: order_id }
}
