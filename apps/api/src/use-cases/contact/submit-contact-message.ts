import type { sendContactMessage } from '@sakina/api-client/wire/contact'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant } from '@sakina/domain/calendar'
import { contactAnswerDeadline } from '@sakina/domain/policies'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { brand } from '../../catalogue/brand.ts'
import { addContactMessage, type NewContactMessage } from '../../db/repositories/contact-messages.ts'
import type { Tx } from '../../db/database.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { runIdempotent } from '../idempotency/run-idempotent.ts'
import { parseContactDetails, refuseFieldProblems } from '../identity/parse-person.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

const Sent = v.object({ reference: v.string() })

/** Stores a message with the moment until which its answer is promised; returns its id. */
export async function storeContactMessage(
  tx: Tx,
  app: Pick<Application, 'newId' | 'now'>,
  message: Omit<NewContactMessage, 'id' | 'createdAt' | 'answerBy'>,
): Promise<string> {
  const [id, now] = [app.newId(), app.now()]
  const answerBy = new Date(contactAnswerDeadline(instant(now)))
  await addContactMessage(tx, { ...message, id, createdAt: now, answerBy })
  return id
}

type Form = BodyOf<typeof sendContactMessage>

/**
 * Stores a message to the office and returns its reference. A bot that fills the hidden field gets the same
 * response.
 */
export async function submitContactMessage(
  app: Application,
  form: Form,
  from: { readonly language: Language; readonly key: string | undefined },
): Promise<{ readonly reference: string }> {
  const reference = createRecordNumber('MS', app.randomBytes)
  if (form.website !== undefined && form.website !== '') return { reference }
  const problems = {}
  const contact = parseContactDetails({ email: form.email, phone: form.phone }, problems)
  refuseFieldProblems(problems)
  if (contact.email === null && contact.mobile === null) throw invalidFieldsFailure({ email: 'required' })
  return runIdempotent(
    app,
    { owner: 'guest', key: from.key, operation: 'sendContactMessage', content: form },
    Sent,
    async (tx) => {
      await storeContactMessage(tx, app, {
        number: reference,
        name: form.name,
        email: contact.email,
        phone: contact.mobile,
        topic: form.topic ?? 'other',
        message: form.message,
        language: from.language,
      })
      await enqueueEmail(tx, app, {
        to: brand.email,
        subject: `${reference}: ${form.topic ?? 'other'}`,
        text: `${form.name}\n${contact.email ?? ''} ${contact.mobile ?? ''}\n\n${form.message}`,
      })
      return { reference }
    },
  )
}
