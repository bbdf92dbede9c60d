import { normalizeNumericInput } from '@sakina/text'
import { riyadhDay, type Instant } from '../calendar/index.ts'
import { granted, refused, type Outcome } from '../refusal/index.ts'

/**
 * The beginnings of mada card numbers in the published lists of two Saudi payment providers. Only a label
 * depends on it: an unlisted mada card shows as the Visa or Mastercard that it also is.
 */
const MADA = new Set(
  `409201 410685 417633 419593 422817 422818 422819 428331 428671 428672 428673 431361 432328 434107 439954 440533
440647 440795 445564 446393 446404 446672 455036 455708 457865 458456 462220 468540 468541 468542 468543 483010 483011
483012 484783 486094 486095 486096 489318 489319 504300 521076 524130 524514 529415 529741 530060 531196 535825 535989
536023 537767 543085 543357 549760 588845 588848 588850 589206 604906 636120 968201 968202 968203 968204 968205 968206
968207 968208 968209 968211`.split(/\s+/),
)
const BIN_DIGITS = 6

/** Tells whether a card number begins with the prefix of a mada card. */
export const isMadaCard = (number: string): boolean => MADA.has(number.slice(0, BIN_DIGITS))

export type CardBrand = 'mada' | 'visa' | 'mastercard' | 'amex' | 'other'
/** A checked card number with its brand and last four digits. */
export type CardNumber = { readonly number: string; readonly brand: CardBrand; readonly lastFour: string }
/** The month and year in which a card expires. */
export type CardExpiry = { readonly month: number; readonly year: number }

export type CardNumberRefusal = 'identity.card_number'
export type CardExpiryRefusal = 'identity.card_expiry' | 'identity.card_expired'

const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
]
const LENGTHS: Readonly<Record<CardBrand, readonly number[]>> = {
  mada: [16],
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  other: [12, 13, 14, 15, 16, 17, 18, 19],
}
const CVV_DIGITS: Readonly<Record<CardBrand, number>> = { mada: 3, visa: 3, mastercard: 3, amex: 4, other: 3 }
const LONGEST_VALIDITY_YEARS = 20

const luhnHolds = (number: string): boolean =>
  Array.from(number)
    .toReversed()
    .reduce((sum, character, index) => {
      const value = Number(character) * (index % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
    10 ===
  0

/** The brand, which the first digits decide, so that a form can show it while the number is typed. */
export function cardBrand(typed: string): CardBrand {
  const number = normalizeNumericInput(typed)
  if (isMadaCard(number)) return 'mada'
  return BRANDS.find(([, beginning]) => beginning.test(number))?.[0] ?? 'other'
}

/** Reads a card number from typed text and checks its length and its check digit. */
export function parseCardNumber(text: string): Outcome<CardNumber, CardNumberRefusal> {
  const number = normalizeNumericInput(text)
  const brand = cardBrand(number)
  const possible = /^\d+$/.test(number) && LENGTHS[brand].includes(number.length) && !/^0+$/.test(number)
  return possible && luhnHolds(number)
    ? granted({ number, brand, lastFour: number.slice(-4) })
    : refused('identity.card_number')
}

/**
 * Reads the expiry of a card (`08/27`, `8/27`, `08 / 2027`, `0827`); a card is valid until the end of
 * its month.
 */
export function parseCardExpiry(text: string, now: Instant): Outcome<CardExpiry, CardExpiryRefusal> {
  const match = /^(0?[1-9]|1[0-2])\/(\d{2}|20\d{2})$|^(0[1-9]|1[0-2])(\d{2}|20\d{2})$/.exec(
    normalizeNumericInput(text),
  )
  if (match === null) return refused('identity.card_expiry')
  const month = Number(match[1] ?? match[3])
  const typedYear = Number(match[2] ?? match[4])
  const year = typedYear < 100 ? 2000 + typedYear : typedYear
  const [thisYear, thisMonth] = riyadhDay(now).split('-').map(Number)
  const monthsLeft = (year - Number(thisYear)) * 12 + month - Number(thisMonth)
  if (monthsLeft < 0) return refused('identity.card_expired')
  return monthsLeft > LONGEST_VALIDITY_YEARS * 12 ? refused('identity.card_expiry') : granted({ month, year })
}

/** Formats the expiry of a card as cards write it: 08/27. */
export const formatCardExpiry = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`

/** Tells whether a text is a security code of the length that the card brand has. */
export const isCvv = (text: string, brand: CardBrand): boolean =>
  new RegExp(`^\\d{${CVV_DIGITS[brand]}}$`).test(normalizeNumericInput(text))
