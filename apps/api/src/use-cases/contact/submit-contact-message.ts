import type { sendContactMessage } from '@sakina/api-client/wire/contact'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { instant } from '@sakina/domain/calendar'
import { contactAnswerDeadline } from '@sakina/domain/policies'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { brand } from '../../catalogue/brand.ts'
import { addContactMessage } from '../../db/repositories/contact-messages.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { runIdempotent } from '../idempotency/run-idempotent.ts'
import { parseContactDetails, refuseFieldProblems } from '../identity/parse-person.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

const Sent = v.object({ reference: v.string() })

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
      const now = app.now()
      await addContactMessage(tx, {
        id: app.newId(),
        number: reference,
        name: form.name,
        email: contact.email,
        phone: contact.mobile,
        topic: form.topic ?? 'other',
        message: form.message,
        language: from.language,
        createdAt: now,
        answerBy: new Date(contactAnswerDeadline(instant(now))),
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
