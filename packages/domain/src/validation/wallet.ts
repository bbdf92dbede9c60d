import { normalizeNumericInput } from '@sakina/text'
import { object } from 'yup'
import type { Instant } from '../calendar/index.ts'
import { cardBrand, formatCardExpiry, isCvv, parseCardExpiry, parseCardNumber } from '../identity/index.ts'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import { singleLineField, mapParsedValue, textFieldByRule, optionalCheckbox } from './fields.ts'
import { fieldProblem } from './problem.ts'

/**
 * The schema of the form that adds a card. Number and CVV stay in the form: they go directly to the
 * payment provider, never to our server.
 */
export const addCardSchema = (now: Instant) => {
  const readExpiry = mapParsedValue((typed) => parseCardExpiry(typed, now), formatCardExpiry)
  return object({
    holder: singleLineField(textLimits.cardHolder).required(fieldProblem('validation.card.holder')),
    number: textFieldByRule(
      mapParsedValue(parseCardNumber, (card) => card.number),
      { 'identity.card_number': 'validation.card.number' },
    ).required(fieldProblem('validation.card.number')),
    expiry: textFieldByRule(readExpiry, {
      'identity.card_expiry': 'validation.card.expiry',
      'identity.card_expired': 'validation.card.expired',
    }).required(fieldProblem('validation.card.expiry')),
    cvv: singleLineField(textLimits.cardCode)
      .transform((value: unknown) => (typeof value === 'string' ? normalizeNumericInput(value) : value))
      .required(fieldProblem('validation.card.cvv'))
      .when('number', ([number], schema) =>
        schema.test('cvv', fieldProblem('validation.card.cvv'), (value) =>
          isCvv(value, cardBrand(typeof number === 'string' ? number : '')),
        ),
      ),
    saveCard: optionalCheckbox(),
  })
}

const readVoucherCode = (typed: string): Outcome<string, 'voucher.code'> => {
  const code = normalizeNumericInput(typed).toUpperCase()
  return /^[A-Z0-9_]{3,40}$/.test(code) ? granted(code) : refused('voucher.code')
}

export const voucherClaimSchema = object({
  code: textFieldByRule(readVoucherCode, { 'voucher.code': 'validation.voucher.code' }).required(
    fieldProblem('validation.voucher.code'),
  ),
})
