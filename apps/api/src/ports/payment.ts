export type Language = 'ar' | 'en'

export type PaymentMethod = 'card' | 'instalments'

export type PaymentRequest = {
  readonly paymentId: string
  /** The order, or the invoice: what our own checkout address names. */
  readonly reservationId: string
  /** What the customer recognises on the provider's page. */
  readonly number: string
  /** Halalas. */
  readonly amount: number
  readonly method: PaymentMethod
  readonly language: Language
  readonly saveCard: boolean
  /** What the provider calls the saved card that was chosen. */
  readonly cardToken: string | undefined
  readonly returnUrl: string
  readonly callbackUrl: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly at: Date
}

export type PaymentSession = { readonly id: string; readonly url: string; readonly expiresAt: Date }

export type CardOnFile = {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  readonly expiry: string
  readonly holder: string
}

/** What the provider says happened, after its signature was checked. */
export type PaymentNotice = {
  readonly paymentId: string
  readonly providerRef: string
  readonly amount: number
  readonly currency: string
  readonly outcome: 'paid' | 'declined' | 'cancelled' | 'pending'
  readonly card: CardOnFile | undefined
}

export type Refusal = 'signature_invalid' | 'bad_request'

export type Verdict =
  | { readonly ok: true; readonly notice: PaymentNotice }
  | { readonly ok: false; readonly code: Refusal }

/** The provider could not be reached, or answered nonsense: the customer may simply try again. */
export class PaymentProviderAway extends Error {
  override readonly name = 'PaymentProviderAway'
}

/** The provider was asked to give money back, and what became of it is not known: it must not simply be asked again. */
export class RefundUnclear extends Error {
  override readonly name = 'RefundUnclear'
}

/** The door to a payment provider. Truth comes only through `verify`, never from the browser's return. */
export type PaymentGateway = {
  readonly provider: 'sandbox' | 'geidea'
  /** Where a browser may be sent to: goes into the security headers. */
  readonly formOrigins: readonly string[]
  readonly methods: readonly PaymentMethod[]
  readonly open: (request: PaymentRequest) => Promise<PaymentSession>
  readonly verify: (body: unknown) => Verdict
  /** What became of a payment whose callback may be lost: each charge the provider knows of. */
  readonly find?: (paymentId: string) => Promise<readonly PaymentNotice[]>
  /** Ends when the provider took it; fails with `PaymentProviderAway` only when it certainly did not. */
  readonly refund: (providerRef: string, amount: number) => Promise<void>
  /** How much of a payment the provider says it has given back in all; nothing where it does not say. */
  readonly returned?: (providerRef: string) => Promise<number | undefined>
  /** Only the sandbox: its own door for card numbers, which hands out tokens, and what a token stands for. */
  readonly cards?: {
    readonly tokenOf: (card: Omit<CardOnFile, 'token'>) => string
    readonly cardOf: (token: string) => CardOnFile | undefined
  }
  /** Only the sandbox: what it would send to our callback, signed, for an outcome picked on its page. */
  readonly simulate?: (notice: PaymentNotice) => unknown
}
