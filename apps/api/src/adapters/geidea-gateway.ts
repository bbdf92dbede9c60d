import { moneyFromWire, money, moneyToDecimal } from '@sakina/domain/money'
import { catchRefusal } from '@sakina/domain/refusal'
import * as v from 'valibot'
import {
  PaymentProviderUnavailableError,
  RefundOutcomeUnknownError,
  type PaymentGateway,
  type PaymentOutcomeReport,
  type PaymentRequest,
} from '../ports/payment.ts'
import { parseJson } from './parse-json.ts'
import { equalsInConstantTime } from './constant-time-equality.ts'
import { createHmac } from 'node:crypto'

/** The credentials of the merchant at Geidea. */
export type GeideaKeys = { readonly publicKey: string; readonly apiPassword: string }

const sign = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64')

/**
 * Returns the signature of a new payment session. It covers, among others, the amount with two
 * decimals and the time exactly as it is sent.
 */
export const computeSessionSignature = (
  keys: GeideaKeys,
  session: {
    readonly amount: string
    readonly currency: string
    readonly reference: string
    readonly timestamp: string
  },
): string =>
  sign(
    `${keys.publicKey}${session.amount}${session.currency}${session.reference}${session.timestamp}`,
    keys.apiPassword,
  )

/** The fields of a Geidea callback that its signature covers. */
export type SignedCallback = {
  readonly amount: string
  readonly currency: string
  readonly orderId: string
  readonly status: string
  readonly reference: string
  readonly timestamp: string
}

/** Returns the signature that a genuine callback of Geidea has. */
export const computeCallbackSignature = (keys: GeideaKeys, callback: SignedCallback): string =>
  sign(
    `${keys.publicKey}${callback.amount}${callback.currency}${callback.orderId}${callback.status}${callback.reference}${callback.timestamp}`,
    keys.apiPassword,
  )

/** Formats a time as `M/D/YYYY h:mm:ss AM`, as Geidea's own plugins do. */
export function geideaTimestamp(at: Date): string {
  const hours = at.getUTCHours()
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${hours % 12 === 0 ? 12 : hours % 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The credentials and URLs of the payment provider Geidea. */
export type GeideaSettings = GeideaKeys & {
  readonly apiUrl: string
  readonly checkoutUrl: string
  readonly timeoutMilliseconds?: number
}

const Session = v.object({
  responseCode: v.string(),
  session: v.object({ id: v.string(), expiryDate: v.optional(v.nullable(v.string())) }),
})

const Refunded = v.object({ responseCode: v.string() })

const amountText = v.union([v.number(), v.string()])

const KnownOrder = v.object({ order: v.object({ totalRefundedAmount: amountText }) })

const Order = v.object({
  orderId: v.string(),
  merchantReferenceId: v.string(),
  amount: amountText,
  currency: v.string(),
  status: v.string(),
  detailedStatus: v.optional(v.nullable(v.string())),
  tokenId: v.optional(v.nullable(v.string())),
  paymentMethod: v.optional(
    v.nullable(
      v.object({
        brand: v.optional(v.nullable(v.string())),
        maskedCardNumber: v.optional(v.nullable(v.string())),
        cardholderName: v.optional(v.nullable(v.string())),
        expiryDate: v.optional(
          v.nullable(v.union([v.string(), v.object({ month: amountText, year: amountText })])),
        ),
      }),
    ),
  ),
})

type Order = v.InferOutput<typeof Order>

const Callback = v.object({ order: Order, signature: v.string(), timeStamp: v.string() })

const FoundOrders = v.object({ orders: v.array(Order) })

const sessionLifeMinutes = 15

const outcomeOf = (order: Order): PaymentOutcomeReport['outcome'] => {
  const status = order.status.toLowerCase()
  const detail = (order.detailedStatus ?? '').toLowerCase()
  if (status === 'success') return detail === 'paid' ? 'paid' : 'pending'
  if (status === 'inprogress') return 'pending'
  return detail.includes('cancel') ? 'cancelled' : 'declined'
}

const two = (value: number | string): string => String(value).padStart(2, '0').slice(-2)

function cardOf(order: Order): PaymentOutcomeReport['card'] {
  const method = order.paymentMethod
  const lastFour = /(\d{4})$/.exec(method?.maskedCardNumber ?? '')?.[1]
  if (!order.tokenId || lastFour === undefined) return undefined
  const expiry = method?.expiryDate
  return {
    token: order.tokenId,
    brand: (method?.brand ?? 'card').toLowerCase(),
    lastFour,
    expiry:
      typeof expiry === 'object' && expiry !== null
        ? `${two(expiry.month)}/${two(expiry.year)}`
        : (expiry ?? ''),
    holder: method?.cardholderName ?? '',
  }
}

function noticeOf(order: Order): PaymentOutcomeReport | undefined {
  const amount = catchRefusal(() => moneyFromWire(order.amount))
  if (!amount.ok) return undefined
  return {
    paymentId: order.merchantReferenceId,
    providerRef: order.orderId,
    amount: amount.value,
    currency: order.currency,
    outcome: outcomeOf(order),
    card: cardOf(order),
  }
}

type Answer = { readonly status: number; readonly body: unknown }

/**
 * Calls Geidea from server to server with a timeout, so that a provider that hangs never blocks this server.
 */
async function ask(settings: GeideaSettings, path: string, body?: unknown): Promise<Answer> {
  const basic = Buffer.from(`${settings.publicKey}:${settings.apiPassword}`).toString('base64')
  try {
    const response = await fetch(`${settings.apiUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 10_000),
    })
    return { status: response.status, body: parseJson(await response.text()) }
  } catch (cause) {
    throw new PaymentProviderUnavailableError('did not answer', { cause })
  }
}

/**
 * Whether Geidea refused the call without doing anything. After a 408 or a server error the outcome
 * is unknown.
 */
const turnedAway = ({ status }: Answer): boolean => status >= 400 && status < 500 && status !== 408

const sessionBody = (settings: GeideaSettings, request: PaymentRequest) => {
  const amount = moneyToDecimal(money(request.amount))
  const timestamp = geideaTimestamp(request.at)
  const reference = request.paymentId
  return {
    amount: Number(amount),
    currency: 'SAR',
    timestamp,
    merchantReferenceId: reference,
    signature: computeSessionSignature(settings, { amount, currency: 'SAR', reference, timestamp }),
    callbackUrl: request.callbackUrl,
    returnUrl: request.returnUrl,
    language: request.language,
    paymentOperation: 'Pay',
    initiatedBy: 'Internet',
    cardOnFile: request.saveCard,
    // The customer is present, so the page still opens and asks for the code and 3-D Secure. Charging
    // without the customer needs an agreement with the merchant, and mada requires 3-D Secure online.
    ...(request.cardToken !== undefined && { tokenId: request.cardToken }),
    ...(request.email !== undefined || request.phone !== undefined
      ? { customer: { email: request.email, phoneNumber: request.phone } }
      : {}),
  }
}

/**
 * Returns the gateway to Geidea's hosted checkout: the customer types the card on Geidea's page, and
 * only its signed callback confirms a payment.
 */
export const geideaGateway = (settings: GeideaSettings): PaymentGateway => ({
  provider: 'geidea',
  formOrigins: [new URL(settings.checkoutUrl).origin],
  methods: ['card'],
  async open(request) {
    const { status, body } = await ask(
      settings,
      '/payment-intent/api/v2/direct/session',
      sessionBody(settings, request),
    )
    if (status >= 300) throw new PaymentProviderUnavailableError(`answered ${status}`)
    const decoded = v.safeParse(Session, body)
    if (!decoded.success || decoded.output.responseCode !== '000')
      throw new PaymentProviderUnavailableError('answered no session')
    const { id, expiryDate } = decoded.output.session
    const expires = Date.parse(expiryDate ?? '')
    return {
      id,
      url: `${settings.checkoutUrl}?${encodeURIComponent(id)}`,
      expiresAt: new Date(
        Number.isNaN(expires) ? request.at.getTime() + sessionLifeMinutes * 60_000 : expires,
      ),
    }
  },
  verify(body) {
    const decoded = v.safeParse(Callback, body)
    if (!decoded.success) return { ok: false, code: 'bad_request' }
    const { order, signature, timeStamp } = decoded.output
    const notice = noticeOf(order)
    if (notice === undefined) return { ok: false, code: 'bad_request' }
    const expected = computeCallbackSignature(settings, {
      amount: moneyToDecimal(money(notice.amount)),
      currency: order.currency,
      orderId: order.orderId,
      status: order.status,
      reference: order.merchantReferenceId,
      timestamp: timeStamp,
    })
    if (!equalsInConstantTime(signature, expected)) return { ok: false, code: 'signature_invalid' }
    return { ok: true, notice }
  },
  async find(paymentId) {
    const path = `/pgw/api/v1/direct/order?MerchantReferenceId=${encodeURIComponent(paymentId)}`
    const answer = await ask(settings, path)
    if (answer.status === 404) return []
    const decoded = v.safeParse(FoundOrders, answer.body)
    if (answer.status >= 300 || !decoded.success)
      throw new PaymentProviderUnavailableError(`answered ${answer.status} and no list`)
    return decoded.output.orders
      .filter((order) => order.merchantReferenceId === paymentId)
      .map((order) => {
        const notice = noticeOf(order)
        if (notice === undefined) throw new PaymentProviderUnavailableError('named no amount')
        return notice
      })
  },
  async refund(providerRef, amount) {
    const answer = await ask(settings, '/pgw/api/v2/direct/refund', {
      orderId: providerRef,
      refundAmount: Number(moneyToDecimal(money(amount))),
    }).catch((cause: unknown) => {
      throw new RefundOutcomeUnknownError('did not answer', { cause })
    })
    if (turnedAway(answer)) throw new PaymentProviderUnavailableError(`answered ${answer.status}`)
    const decoded = v.safeParse(Refunded, answer.body)
    if (!decoded.success || answer.status >= 300)
      throw new RefundOutcomeUnknownError(`answered ${answer.status}`)
    if (decoded.output.responseCode !== '000')
      throw new PaymentProviderUnavailableError('did not take the refund')
  },
  async returned(providerRef) {
    const answer = await ask(settings, `/pgw/api/v1/direct/order/${encodeURIComponent(providerRef)}`)
    if (answer.status >= 300 && !turnedAway(answer))
      throw new PaymentProviderUnavailableError(`answered ${answer.status}`)
    const decoded = v.safeParse(KnownOrder, answer.body)
    const total =
      decoded.success && catchRefusal(() => moneyFromWire(decoded.output.order.totalRefundedAmount))
    return total !== false && total.ok ? total.value : undefined
  },
})
