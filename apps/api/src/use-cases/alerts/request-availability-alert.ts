import type { createAvailabilityAlert } from '@sakina/api-client/wire/availability-alerts'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { canonicalEmail } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { addAvailabilityAlert, confirmAlert } from '../../db/repositories/availability-alerts.ts'
import { confirmAlertEmail } from '../../emails/confirm-alert-email.ts'
import { Failure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { catalogueIdOf } from '../addresses/read-place.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { alertsKey } from '../identity/rate-limit-keys.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import { parseContactDetails, refuseFieldProblems, type FieldProblemCodes } from '../identity/parse-person.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import { limitAttemptsOfAccount, limitMessagesOfDay } from '../limits.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { wantedOf } from './wanted-subject.ts'

type Form = BodyOf<typeof createAvailabilityAlert>

function parseSubject(form: Form, catalogue: Catalogue, today: string, problems: FieldProblemCodes) {
  const [planId, stateId, cityId] = [form.planId, form.regionId, form.cityId].map(catalogueIdOf)
  const city = cityId === undefined ? undefined : catalogue.city.get(cityId)
  if (form.planId !== undefined && !(planId !== undefined && catalogue.plan.get(planId)?.active))
    problems['planId'] = 'not_found'
  if (form.regionId !== undefined && !(stateId !== undefined && catalogue.region.has(stateId)))
    problems['regionId'] = 'not_found'
  if (form.cityId !== undefined && (city === undefined || (stateId ?? city.stateId) !== city.stateId))
    problems['cityId'] = 'not_found'
  if (form.date !== undefined && form.date < today) problems['date'] = 'too_small'
  const place = cityId ?? stateId
  if ((planId === undefined && place === undefined) || (planId === undefined && form.date !== undefined))
    problems['planId'] ??= 'required'
  // An alert is for either a plan or a place.
  if (planId !== undefined && place !== undefined) problems['planId'] ??= 'not_allowed'
  return {
    planId: planId ?? null,
    day: form.date ?? null,
    stateId: stateId ?? city?.stateId ?? null,
    cityId: cityId ?? null,
  }
}

const mostAlertsOfDay = 20
/** Each asks a mailbox that nobody proved to confirm by a link. */
const mostLettersOfDay = 5

/**
 * Stores a request for an alert, once for each contact and subject. A guest's email counts once the link
 * of a letter to it has been opened; returns whether that is so.
 */
export async function requestAvailabilityAlert(
  app: Application,
  form: Form,
  { customer, language }: { readonly customer: SignedInCustomer | undefined; readonly language: Language },
): Promise<{ readonly isLetterSent: boolean }> {
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
  const isForMailbox = customer === undefined && email !== null
  const most = isForMailbox ? mostLettersOfDay : mostAlertsOfDay
  await limitMessagesOfDay(app, alertsKey(contact), { most })
  const token = newToken(app.randomBytes)
  return app.database.write(async (tx) => {
    if (customer !== undefined) await lockActiveCustomer(tx, customer)
    const isWaiting = await addAvailabilityAlert(tx, {
      ...subject,
      id: app.newId(),
      customerId: customer?.id ?? null,
      email: customer === undefined ? email : null,
      mobile: customer === undefined ? mobile : null,
      contact,
      subject: [subject.planId, subject.day, subject.stateId, subject.cityId].join('/'),
      language,
      createdAt: now,
      confirmedAt: isForMailbox ? null : now,
      confirmTokenHash: isForMailbox ? hashToken(token) : null,
    })
    if (isWaiting && email !== null) {
      const { name } = wantedOf(subject, catalogue, language)
      await enqueueEmail(
        tx,
        app,
        confirmAlertEmail({ to: email, name, token, language, site: app.siteUrl() }),
      )
    }
    return { isLetterSent: isForMailbox }
  })
}

/** Confirms the alert of a link; the same link confirms again. */
export const confirmAvailabilityAlert = (app: Application, token: string): Promise<void> =>
  app.database.write(async (tx) => {
    if (!(await confirmAlert(tx, hashToken(token), app.now()))) throw new Failure('not_found')
  })
