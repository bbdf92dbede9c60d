export type Language = 'ar' | 'en'

/** A way to pay at the payment provider. */
export type PaymentMethod = 'card' | 'instalments'

/** The payment for which the provider is asked to open a page. */
export type PaymentRequest = {
  readonly paymentId: string
  /** The id of the order or invoice, as in our own checkout URL. */
  readonly reservationId: string
  /** The number that the customer recognises on the provider's page. */
  readonly number: string
  /** The amount in halalas. */
  readonly amount: number
  readonly method: PaymentMethod
  readonly language: Language
  readonly saveCard: boolean
  /** The provider's token of the saved card the customer chose. */
  readonly cardToken: string | undefined
  readonly returnUrl: string
  readonly callbackUrl: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly at: Date
}

/** The payment page of the provider and until when it is open. */
export type PaymentSession = { readonly id: string; readonly url: string; readonly expiresAt: Date }

/** A card that the provider has stored, and its token. */
export type CardOnFile = {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  readonly expiry: string
  readonly holder: string
}

/** The outcome that the provider reports, after its signature has been checked. */
export type PaymentOutcomeReport = {
  readonly paymentId: string
  readonly providerRef: string
  readonly amount: number
  readonly currency: string
  readonly outcome: 'paid' | 'declined' | 'cancelled' | 'pending'
  readonly card: CardOnFile | undefined
}

/** Why a callback of the payment provider is rejected. */
export type CallbackRefusal = 'signature_invalid' | 'bad_request'

/** The outcome that a genuine callback reports, or why the callback is rejected. */
export type CallbackVerification =
  | { readonly ok: true; readonly notice: PaymentOutcomeReport }
  | { readonly ok: false; readonly code: CallbackRefusal }

/**
 * The error when the provider could not be reached or sent an invalid response; the customer may
 * simply try again.
 */
export class PaymentProviderUnavailableError extends Error {
  override readonly name = 'PaymentProviderUnavailableError'
}

/**
 * The error when the outcome of a refund is unknown, so that the refund must not be repeated
 * without a check.
 */
export class RefundOutcomeUnknownError extends Error {
  override readonly name = 'RefundOutcomeUnknownError'
}

/** The adapter of a payment provider. Only `verify` confirms a payment, never the browser's return. */
export type PaymentGateway = {
  readonly provider: 'sandbox' | 'geidea'
  /** The origins a browser may be sent to, for the security headers. */
  readonly formOrigins: readonly string[]
  readonly methods: readonly PaymentMethod[]
  readonly open: (request: PaymentRequest) => Promise<PaymentSession>
  readonly verify: (body: unknown) => CallbackVerification
  /** Looks up every charge of a payment, in case its callback was lost. */
  readonly find?: (paymentId: string) => Promise<readonly PaymentOutcomeReport[]>
  /**
   * Resolves when the provider accepted the refund; throws `PaymentProviderUnavailableError` only when it certainly did
   * not.
   */
  readonly refund: (providerRef: string, amount: number) => Promise<void>
  /** The total the provider has refunded for a payment; undefined where it does not report it. */
  readonly returned?: (providerRef: string) => Promise<number | undefined>
  /** Sandbox only: creates a token for a card number, and reads the card behind a token. */
  readonly cards?: {
    readonly tokenOf: (card: Omit<CardOnFile, 'token'>) => string
    readonly cardOf: (token: string) => CardOnFile | undefined
  }
  /** Sandbox only: the signed callback for an outcome chosen on its page. */
  readonly simulate?: (notice: PaymentOutcomeReport) => unknown
}
