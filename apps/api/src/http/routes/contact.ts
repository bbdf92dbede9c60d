import {
  confirmAvailabilityAlert as confirmAvailabilityAlertCall,
  createAvailabilityAlert,
} from '@sakina/api-client/wire/availability-alerts'
import { sendContactMessage } from '@sakina/api-client/wire/contact'
import {
  confirmAvailabilityAlert,
  requestAvailabilityAlert,
} from '../../use-cases/alerts/request-availability-alert.ts'
import { submitContactMessage } from '../../use-cases/contact/submit-contact-message.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { successMessages } from '../words/success.ts'

export const contactRoutes: readonly Route[] = [
  defineRoute(
    sendContactMessage,
    async ({ app, body, language, idempotencyKey }) =>
      await submitContactMessage(app, body, { language, key: idempotencyKey }),
  ),

  defineRoute(createAvailabilityAlert, async ({ app, body, customer, language }) => {
    const { isLetterSent } = await requestAvailabilityAlert(app, body, { customer, language })
    const message = isLetterSent ? successMessages.alertToConfirm : successMessages.alertKept
    return { message: localize(message, language) }
  }),

  defineRoute(confirmAvailabilityAlertCall, async ({ app, body, language }) => {
    await confirmAvailabilityAlert(app, body.token)
    return { message: localize(successMessages.alertKept, language) }
  }),
]
