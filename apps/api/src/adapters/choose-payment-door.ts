import type { Config } from '../config/config.ts'
import type { PaymentDoor } from '../ports/payment.ts'
import { geideaDoor } from './geidea-door.ts'
import { sandboxDoor } from './sandbox-door.ts'

export function paymentDoorFor(
  config: Config,
  own: {
    readonly ownUrl: () => string
    readonly sandboxSecret: string
    readonly sandboxCallbacksOf: (paymentId: string) => Promise<readonly unknown[]>
  },
): PaymentDoor {
  if (config.payment.provider === 'geidea') return geideaDoor(config.payment)
  return sandboxDoor({
    secret: config.payment.secret ?? own.sandboxSecret,
    checkoutUrl: (reservationId) => `${own.ownUrl()}/checkout/${reservationId}`,
    callbacksOf: own.sandboxCallbacksOf,
  })
}
