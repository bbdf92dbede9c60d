import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type {
  PaymentGateway,
  PaymentOutcomeReport,
  CallbackVerification,
  CardOnFile,
} from '../ports/payment.ts'
import { equalsInConstantTime } from './constant-time-equality.ts'
import { parseJson } from './parse-json.ts'

const Card = v.strictObject({
  brand: v.string(),
  lastFour: v.string(),
  expiry: v.string(),
  holder: v.string(),
  nonce: v.string(),
})

/**
 * Creates and reads the card tokens of the sandbox provider, which stores no cards: a token holds
 * the brand, the last four digits, the expiry and the holder, signed so that nobody can forge one.
 */
export function createSandboxCardTokens(secret: string): NonNullable<PaymentGateway['cards']> {
  const seal = (content: string): Buffer => createHmac('sha256', secret).update(`card:${content}`).digest()
  return {
    tokenOf(card) {
      const nonce = randomBytes(9).toString('base64url')
      const content = Buffer.from(JSON.stringify({ ...card, nonce })).toString('base64url')
      return `sbx.${content}.${seal(content).toString('base64url')}`
    },
    cardOf(token): CardOnFile | undefined {
      const [, content = '', sealed = ''] = /^sbx\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
      const [own, actual] = [seal(content), Buffer.from(sealed, 'base64url')]
      if (own.length !== actual.length || !timingSafeEqual(own, actual)) return undefined
      const card = v.safeParse(Card, parseJson(Buffer.from(content, 'base64url').toString('utf8')))
      if (!card.success) return undefined
      const { nonce: _nonce, ...known } = card.output
      return { token, ...known }
    },
  }
}

const Callback = v.strictObject({
  payment_id: v.string(),
  provider_ref: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  outcome: v.picklist(['paid', 'declined', 'cancelled', 'pending']),
  card: v.nullable(
    v.strictObject({
      token: v.string(),
      brand: v.string(),
      last_four: v.string(),
      expiry: v.string(),
      holder: v.string(),
    }),
  ),
  signature: v.string(),
})

type SandboxCallback = v.InferOutput<typeof Callback>

const signed = ({ signature: _signature, ...content }: SandboxCallback): string =>
  JSON.stringify([
    content.payment_id,
    content.provider_ref,
    content.amount,
    content.currency,
    content.outcome,
    content.card,
  ])

const signatureOf = (callback: SandboxCallback, secret: string): string =>
  createHmac('sha256', secret).update(signed(callback)).digest('base64')

/** The body that the sandbox provider sends to our callback URL. */
function sandboxCallback(notice: PaymentOutcomeReport, secret: string): SandboxCallback {
  const callback: SandboxCallback = {
    payment_id: notice.paymentId,
    provider_ref: notice.providerRef,
    amount: notice.amount,
    currency: notice.currency,
    outcome: notice.outcome,
    card:
      notice.card === undefined
        ? null
        : {
            token: notice.card.token,
            brand: notice.card.brand,
            last_four: notice.card.lastFour,
            expiry: notice.card.expiry,
            holder: notice.card.holder,
          },
    signature: '',
  }
  return { ...callback, signature: signatureOf(callback, secret) }
}

function verifyCallback(body: unknown, secret: string): CallbackVerification {
  const decoded = v.safeParse(Callback, body)
  if (!decoded.success) return { ok: false, code: 'bad_request' }
  const callback = decoded.output
  if (!equalsInConstantTime(callback.signature, signatureOf(callback, secret)))
    return { ok: false, code: 'signature_invalid' }
  const { card } = callback
  return {
    ok: true,
    notice: {
      paymentId: callback.payment_id,
      providerRef: callback.provider_ref,
      amount: callback.amount,
      currency: callback.currency,
      outcome: callback.outcome,
      card:
        card === null
          ? undefined
          : {
              token: card.token,
              brand: card.brand,
              lastFour: card.last_four,
              expiry: card.expiry,
              holder: card.holder,
            },
    },
  }
}

/**
 * A payment provider of our own for demos and tests: its hosted page is at /checkout, and no money moves.
 */
export const sandboxGateway = (settings: {
  readonly secret: string
  readonly checkoutUrl: (reservationId: string) => string
  /** Every callback created for a payment so far, including those that were never delivered. */
  readonly callbacksOf: (paymentId: string) => Promise<readonly unknown[]>
}): PaymentGateway => ({
  provider: 'sandbox',
  formOrigins: [],
  methods: ['card', 'instalments'],
  open: async (request) => ({
    id: `sandbox-${request.paymentId}`,
    url: settings.checkoutUrl(request.reservationId),
    expiresAt: new Date(request.at.getTime() + 15 * 60_000),
  }),
  verify: (body) => verifyCallback(body, settings.secret),
  async find(paymentId) {
    const callbacks = await settings.callbacksOf(paymentId)
    const verdicts = callbacks.map((body) => verifyCallback(body, settings.secret))
    return verdicts.flatMap((verdict) => (verdict.ok ? [verdict.notice] : []))
  },
  refund: async () => {},
  cards: createSandboxCardTokens(settings.secret),
  simulate: (notice) => sandboxCallback(notice, settings.secret),
})
