import { instant, instantToIso } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { requireNonNegative, moneyToDecimal } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { toBase64 } from './base64.ts'
import { encodeTlvFields, tlvTextField } from './tlv.ts'
import { vatNumber } from './vat-number.ts'
import type { VatNumber } from './vat-number.ts'

/** The data that the tax authority's app shows for a simplified invoice. */
export type QrContent = {
  readonly seller: string
  readonly vatNumber: VatNumber
  readonly issuedAt: Instant
  readonly total: Money
  readonly vat: Money
}

const SELLER = 1
const VAT_NUMBER = 2
const ISSUED_AT = 3
const TOTAL = 4
const VAT = 5

/** The authority writes the time to the second, in UTC. */
const timestamp = (at: Instant): string => `${instantToIso(instant(at)).slice(0, 19)}Z`

/**
 * The text of the QR code: fields 1 to 5 as tag, length in UTF-8 bytes and value, in base64. Even with
 * the longest name, 255 bytes, it stays well under the 700 allowed characters.
 */
export function encodeQr(content: QrContent): string {
  return toBase64(
    encodeTlvFields([
      tlvTextField(SELLER, content.seller),
      tlvTextField(VAT_NUMBER, vatNumber(content.vatNumber)),
      tlvTextField(ISSUED_AT, timestamp(content.issuedAt)),
      tlvTextField(TOTAL, moneyToDecimal(requireNonNegative(content.total, 'total'))),
      tlvTextField(VAT, moneyToDecimal(requireNonNegative(content.vat, 'vat'))),
    ]),
  )
}
