import type { PackageRequest } from '@sakina/api-client/wire/records/order-request'
import { instant, localDate, type LocalDate } from '@sakina/domain/calendar'
import { stagesByEvent } from '@sakina/domain/lifecycles'
import { money, type Money } from '@sakina/domain/money'
import { estimatePackagePrice } from '@sakina/domain/plans'
import { totalTaxPercent } from '@sakina/domain/pricing'
import { validatePackageStart, packageLastDay } from '@sakina/domain/schedule'
import { DAYS_IN_A_MONTH, packageMonths } from '@sakina/domain/vocabulary'
import { readPackageSettings } from '../../catalogue/settings.ts'
import type { Application } from '../../application.ts'
import { addressOfCustomer } from '../../db/repositories/addresses.ts'
import { addOrder, recordStages, toStoredPackage } from '../../db/repositories/orders.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { runIdempotentForCustomer, requireVerifiedContact } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { createRecordNumber } from './record-number.ts'
import { standardVatRate } from './standard-vat-rate.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

type Wish = Pick<PackageRequest, 'workerType' | 'nationality' | 'workerCount' | 'duration'>

/** Estimates the price of a package; undefined where the office has no price for it. */
export function estimatePackage(catalogue: Catalogue, form: Wish): Money | undefined {
  const offered = readPackageSettings(catalogue.settings)
  if (offered === undefined) return undefined
  const { jobs, nationalities, prices } = offered
  const price = prices.find(
    (each) => each.worker === form.workerType && each.nationality === form.nationality,
  )
  if (price === undefined) return undefined
  const job = jobs.find(({ code }) => code === form.workerType)
  const nationality = nationalities.find(({ code }) => code === form.nationality)
  const months = packageMonths[form.duration]
  return estimatePackagePrice({
    workers: form.workerCount,
    months,
    days: months * DAYS_IN_A_MONTH,
    plans: catalogue.plans
      .filter(
        (plan) =>
          catalogue.service.get(plan.serviceId)?.code === 'resident' &&
          plan.jobId === job?.id &&
          plan.nationalityId === nationality?.id,
      )
      .map((plan) => ({
        listPrice: money(plan.listPrice),
        wage: money(plan.employeeWage),
        tax: totalTaxPercent(plan.taxes),
        days: plan.durationDays,
      })),
    monthly: {
      listPrice: money(price.listPrice),
      wage: money(price.wage),
      tax: standardVatRate,
    },
  })
}

function startAsked(app: Application, day: string | undefined, now: Date): LocalDate | undefined {
  if (day === undefined) return undefined
  const start = validatePackageStart(localDate(day), { now: instant(now), rules: app.config.scheduleRules })
  if (!start.ok) throw invalidFieldsFailure({ startDate: 'not_allowed' })
  return start.value
}

/** Requests a personalised package: the order is a draft until the office sets its price. */
export async function requestPackage(
  app: Application,
  customer: SignedInCustomer,
  form: PackageRequest,
  key: string | undefined,
): Promise<{ readonly orderId: string }> {
  const catalogue = await app.catalogue.read()
  const estimate = estimatePackage(catalogue, form)
  const { id: orderId } = await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'requestSpecialPackage', content: form },
    StoredId,
    async (tx, locked) => {
      requireVerifiedContact(locked)
      const addressId = form.addressId === undefined ? undefined : String(form.addressId)
      if (addressId !== undefined && (await addressOfCustomer(tx, customer.id, addressId)) === undefined)
        throw invalidFieldsFailure({ addressId: 'not_found' })
      const id = app.newId()
      const now = app.now()
      const number = createRecordNumber('SK', app.randomBytes)
      const startDate = startAsked(app, form.startDate, now)
      await addOrder(tx, {
        id,
        number,
        customerId: customer.id,
        kind: 'special_packages',
        status: 'draft',
        addressId: addressId ?? null,
        quantity: form.workerCount,
        note: form.note ?? null,
        startDate: startDate ?? null,
        endDate: startDate === undefined ? null : packageLastDay(startDate, form.duration),
        package: toStoredPackage({ ...form, indicativeTotal: estimate }),
        createdAt: now,
        updatedAt: now,
      })
      await recordStages(tx, id, stagesByEvent.order, now)
      await notifyCustomer(tx, app, customer.id, { kind: 'order_placed', about: id, facts: { number } })
      return { id }
    },
  )
  return { orderId }
}
