import type { createAvailabilityAlert } from '@sakina/api-client/wire/availability-alerts'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { canonicalEmail } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { addAvailabilityAlert } from '../../db/repositories/availability-alerts.ts'
import type { Language } from '../../ports/payment.ts'
import { catalogueIdOf } from '../addresses/read-place.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { alertsKey } from '../identity/rate-limit-keys.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import { parseContactDetails, refuseFieldProblems, type FieldProblemCodes } from '../identity/parse-person.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount, limitMessagesOfDay } from '../limits.ts'

type Form = BodyOf<typeof createAvailabilityAlert>

function parseSubject(form: Form, catalogue: Catalogue, today: string, problems: FieldProblemCodes) {
  const [planId, stateId, cityId] = [form.plan_id, form.state_id, form.city_id].map(catalogueIdOf)
  const city = cityId === undefined ? undefined : catalogue.city.get(cityId)
  if (form.plan_id !== undefined && !(planId !== undefined && catalogue.plan.get(planId)?.active))
    problems['plan_id'] = 'not_found'
  if (form.state_id !== undefined && !(stateId !== undefined && catalogue.region.has(stateId)))
    problems['state_id'] = 'not_found'
  if (form.city_id !== undefined && (city === undefined || (stateId ?? city.stateId) !== city.stateId))
    problems['city_id'] = 'not_found'
  if (form.date !== undefined && form.date < today) problems['date'] = 'too_small'
  const place = cityId ?? stateId
  if ((planId === undefined && place === undefined) || (planId === undefined && form.date !== undefined))
    problems['plan_id'] ??= 'required'
  // An alert is for either a plan or a place.
  if (planId !== undefined && place !== undefined) problems['plan_id'] ??= 'not_allowed'
  return {
    planId: planId ?? null,
    day: form.date ?? null,
    stateId: stateId ?? city?.stateId ?? null,
    cityId: cityId ?? null,
  }
}

/** Each alert may send a message to a contact that nobody proved. */
const mostAlertsOfDay = 20

/** Stores a request for an alert, once for each contact and subject. */
export async function requestAvailabilityAlert(
  app: Application,
  form: Form,
  { customer, language }: { readonly customer: SignedInCustomer | undefined; readonly language: Language },
): Promise<void> {
  const catalogue = await app.catalogue.read()
  const problems: FieldProblemCodes = {}
  const now = app.now()
  const subject = parseSubject(form, catalogue, riyadhDay(instant(now)), problems)
  const { email, mobile } = parseContactDetails({ email: form.email, mobile: form.mobile }, problems)
  const guest = email === null ? mobile : canonicalEmail(email)
  if (customer === undefined && guest === null) problems['email'] ??= 'required'
  refuseFieldProblems(problems)
  const contact = customer?.id ?? guest ?? ''
  await limitAttemptsOfAccount(app, 'contact', alertsKey(contact), { times: 2 })
  await limitMessagesOfDay(app, alertsKey(contact), { most: mostAlertsOfDay })
  await app.database.write(async (tx) => {
    if (customer !== undefined) await lockActiveCustomer(tx, customer)
    await addAvailabilityAlert(tx, {
      ...subject,
      id: app.newId(),
      customerId: customer?.id ?? null,
      email: customer === undefined ? email : null,
      mobile: customer === undefined ? mobile : null,
      contact,
      subject: [subject.planId, subject.day, subject.stateId, subject.cityId].join('/'),
      language,
      createdAt: now,
    })
  })
}
