import { localDate } from '@sakina/domain/calendar'
import { hasBecomeAvailable } from '@sakina/domain/plans'
import type { Application } from '../../application.ts'
import { brand } from '../../catalogue/brand.ts'
import { customerById } from '../../db/repositories/customers.ts'
import {
  markAlertAnswered,
  unansweredAlerts,
  type AlertWithContact,
  type AvailabilityAlert,
} from '../../db/repositories/availability-alerts.ts'
import { availabilityEmail } from '../../emails/availability-email.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { isRegionServed } from '../orders/home-of-order.ts'
import { processEach } from '../process-each.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { wantedOf } from './wanted-subject.ts'
import { usablePushSubscriptionsOfCustomer, contactChannelsOfCustomer } from '../notices/contact-channels.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { isHourlyPlan } from '../schedule/free-workers.ts'
import { readPlanAvailabilityLookup, type PlanAvailabilityLookup } from '../schedule/plan-availability.ts'

/** The limit of alerts in one run; the next run continues with the rest. */
const most = 500

function isAnswered(
  alert: AvailabilityAlert,
  catalogue: Catalogue,
  availability: PlanAvailabilityLookup,
): boolean {
  if (alert.planId === null) {
    const { cityId, stateId } = alert
    const served =
      cityId === null
        ? stateId !== null && isRegionServed(catalogue, stateId)
        : catalogue.servedCities.has(cityId)
    return hasBecomeAvailable({ kind: 'place', served })
  }
  const plan = catalogue.plan.get(alert.planId)
  if (plan === undefined || !plan.active) return false
  const day = alert.day === null ? null : localDate(alert.day)
  // An alert for a visit names the day of the visit; an alert for a stay names the latest first
  // day.
  const { from } = availability(plan, isHourlyPlan(plan) ? (day ?? undefined) : undefined)
  return hasBecomeAvailable({ kind: 'plan', day, from })
}

/**
 * Tells everybody whose plan or place has become available. The office is asked to call guests with only a
 * phone number, and customers with only an unverified mobile.
 */
export async function sendAvailabilityAlerts(app: Application): Promise<number> {
  const open = await unansweredAlerts(app.database.reader, most)
  if (open.length === 0) return 0
  const catalogue = await app.catalogue.read()
  const availability = await readPlanAvailabilityLookup(app, catalogue)
  const due = open.filter(({ alert }) => isAnswered(alert, catalogue, availability))
  const byId = new Map(due.map((each) => [each.alert.id, each]))
  const answerOne = async ({ alert, customerMobile }: AlertWithContact): Promise<boolean> => {
    const { email } = alert
    const language = alert.language === 'en' ? 'en' : 'ar'
    return app.database.write(async (tx) => {
      if (!(await markAlertAnswered(tx, alert.id, app.now()))) return false
      if (alert.customerId !== null) {
        const { kind, path } = wantedOf(alert, catalogue, language)
        const name = {
          ar: wantedOf(alert, catalogue, 'ar').name,
          en: wantedOf(alert, catalogue, 'en').name,
        }
        const facts = { name, isPlan: kind === 'plan', path }
        await notifyCustomer(tx, app, alert.customerId, {
          kind: 'wait_list_answered',
          about: alert.id,
          facts,
        })
        // A customer who gets a notice does not have to be called.
        const told = await customerById(tx, alert.customerId)
        const reach =
          told &&
          contactChannelsOfCustomer(app, told, await usablePushSubscriptionsOfCustomer(tx, app, told.id))
        if (reach?.email || reach?.mobile || reach?.push) return true
      }
      const letter = availabilityEmail({
        ...wantedOf(alert, catalogue, language),
        to: email ?? brand.email,
        call: email === null ? (alert.mobile ?? customerMobile) : null,
        language,
        site: app.config.publicUrl ?? '',
      })
      await enqueueEmail(tx, app, letter)
      return true
    })
  }
  return processEach(app, [...byId.keys()], async (id) => {
    const alert = byId.get(id)
    return alert !== undefined && answerOne(alert)
  })
}
