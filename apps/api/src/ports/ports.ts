import type { Mailer } from './mail.ts'
import type { PaymentGateway } from './payment.ts'
import type { TextSender } from './texts.ts'

/** What the server knows of the world: each is given at start, so that a test can hold it still. */
export type Ports = {
  /** The only reader of the time. */
  readonly now: () => Date
  readonly newId: () => string
  readonly randomBytes: (length: number) => Buffer
  readonly mailer: Mailer
  readonly texts: TextSender
  readonly payment: PaymentGateway
}
