import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { CardOnFile, PaymentGateway } from '../ports/payment.ts'
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
