import type { Config } from '../config/config.ts'
import type { PaymentGateway } from '../ports/payment.ts'
import { geideaGateway } from './geidea-gateway.ts'
import { sandboxGateway } from './sandbox-gateway.ts'

/** Returns the payment gateway that the configuration asks for. */
export function choosePaymentGateway(
  config: Config,
  own: {
    readonly ownUrl: () => string
    readonly sandboxSecret: string
    readonly sandboxCallbacksOf: (paymentId: string) => Promise<readonly unknown[]>
  },
): PaymentGateway {
  if (config.payment.provider === 'geidea') return geideaGateway(config.payment)
  return sandboxGateway({
    secret: config.payment.secret ?? own.sandboxSecret,
    checkoutUrl: (reservationId) => `${own.ownUrl()}/checkout/${reservationId}`,
    callbacksOf: own.sandboxCallbacksOf,
  })
}
