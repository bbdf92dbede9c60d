import type { IdentityProvider } from './identity.ts'
import type { Mailer } from './email.ts'
import type { PaymentGateway } from './payment.ts'
import type { PushSender } from './push.ts'
import type { TextSender } from './text-messages.ts'
import type { WhatsAppSender } from './whatsapp.ts'

/** The outside world of the server, passed in at start so that tests can control it. */
export type Ports = {
  /** The only source of the current time. */
  readonly now: () => Date
  readonly newId: () => string
  readonly randomBytes: (length: number) => Buffer
  readonly mailer: Mailer
  readonly texts: TextSender
  readonly whatsApp: WhatsAppSender | undefined
  /** Undefined without keys; then no browser is offered notifications. */
  readonly push: PushSender | undefined
  /** Undefined where no provider is configured; then a national ID is only claimed. */
  readonly identity: IdentityProvider | undefined
  readonly payment: PaymentGateway
}
