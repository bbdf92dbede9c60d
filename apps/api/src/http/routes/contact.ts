import { createAvailabilityAlert } from '@sakina/api-client/wire/availability-alerts'
import { sendContactMessage } from '@sakina/api-client/wire/contact'
import { requestAvailabilityAlert } from '../../use-cases/alerts/request-availability-alert.ts'
import { sendMessage } from '../../use-cases/contact/send-message.ts'
import { result, success } from '../answers.ts'
import { localize } from '../language.ts'
import { route, type Route } from '../route.ts'
import { doneMessages } from '../words/done.ts'

export const contactRoutes: readonly Route[] = [
  route(sendContactMessage, async ({ app, body, language, idempotencyKey }) =>
    result(await sendMessage(app, body, { language, key: idempotencyKey })),
  ),

  route(createAvailabilityAlert, async ({ app, body, customer, language }) => {
    await requestAvailabilityAlert(app, body, { customer, language })
    return success({ message: localize(doneMessages.alertKept, language) })
  }),
]
