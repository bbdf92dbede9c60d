import { sendContactMessage } from '@sakina/api-client/wire/contact'
import { sendMessage } from '../../use-cases/contact/send-message.ts'
import { result } from '../answers.ts'
import { route, type Route } from '../route.ts'

export const contactRoutes: readonly Route[] = [
  route(sendContactMessage, async ({ app, body, language, idempotencyKey }) =>
    result(await sendMessage(app, body, { language, key: idempotencyKey })),
  ),
]
