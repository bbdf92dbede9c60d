import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addHours, instant, localDate } from '../calendar/index.ts'
import { money, ZERO_MONEY, percent, riyals, sum, moneyToDecimal } from '../money/index.ts'
import { cancellationQuote, paidAmountsOf, createPolicyConfig, suspensionQuote } from '../policies/index.ts'
import { calculateQuote } from '../pricing/index.ts'
import type { QuoteRequest } from '../pricing/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { qrFields } from '../testing/qr-fields.ts'
import {
  createCreditNote,
  documentNumber,
  taxInclusiveInvoiceLine,
  invoiceLinesFromQuote,
  creditNoteLines,
  negateInvoiceLines,
  taxedInvoiceLine,
  createTaxInvoice,
  invoiceTotals,
  untaxedInvoiceLine,
  vatNumber,
} from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const VAT = percent(15)
const now = instant('2026-02-18T10:15:00+03:00')
const seller = {
  name: { ar: 'مؤسسة سكينة للاستقدام', en: 'Sakina Recruitment Establishment' },
  vatNumber: vatNumber('399999999900003'),
  commercialRegistration: '1010000000',
  address: { ar: 'الرياض', en: 'Riyadh' },
}
const buyer = { name: 'نورة العتيبي' }
const resident: QuoteRequest = {
  listPrice: riyals(6600),
  wage: riyals(2700),
  tax: VAT,
  delivery: riyals(150),
}
const invoiceOf = (request: QuoteRequest) =>
  createTaxInvoice({
    number: documentNumber('INV', 1),
    issuedAt: now,
    seller,
    buyer,
    lines: invoiceLinesFromQuote(calculateQuote(request)),
  })

describe('the number of a document', () => {
  test('the number of a document consists of its prefix and its counter', () => {
    expect(documentNumber('INV', 1)).toBe('INV-000001')
    expect(documentNumber('CN-2026', 42)).toBe('CN-2026-000042')
    expect(documentNumber('A', 12_345_678)).toBe('A-12345678')
    expect(documentNumber('ABCDEFGHIJKLM', 999_999)).toBe('ABCDEFGHIJKLM-999999')
  })

  test.each(['', 'inv', '1NV', 'INV-', 'INV 1', 'ف', 'ABCDEFGHIJKLMN', 'INV\n'])(
    'the prefix %j of a document number is refused',
    (prefix) => {
      expect(() => documentNumber(prefix, 1)).toThrow(refusal('invoice.not_a_prefix', { prefix }))
    },
  )

  test('the refusal of a document number quotes only the beginning of a long prefix', () => {
    expect(() => documentNumber('x'.repeat(50), 1)).toThrow(
      refusal('invoice.not_a_prefix', { prefix: 'x'.repeat(32) }),
    )
  })

  test.each([0, -1, 1.5, Number.NaN])('the counter %s of a document number is refused', (counter) => {
    expect(() => documentNumber('INV', counter)).toThrow(
      refusal('invoice.not_a_counter', { counter: String(counter) }),
    )
  })

  test('the number of a document rises with its counter and is never repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), (counter) => {
        expect(documentNumber('INV', counter) < documentNumber('INV', counter + 1)).toBe(true)
      }),
      propertyTestOptions,
    )
  })
})

describe('the lines of an invoice', () => {
  test('the lines of an invoice show the VAT separately, the delivery with its VAT included, and the wage without VAT', () => {
    expect(invoiceLinesFromQuote(calculateQuote(resident))).toEqual([
      { code: 'service', net: 390_000, vat: 58_500, gross: 448_500 },
      { code: 'wage', net: 270_000, vat: 0, gross: 270_000 },
      { code: 'delivery', net: 13_043, vat: 1957, gross: 15_000 },
    ])
  })

  test('the VAT of an invoice with a delivery is the rate of its whole sum, rounded once', () => {
    // 15 % of 0.03 is 0.0045 and the VAT inside 0.03 is 0.0039: apart nothing, together one halala.
    const lines = invoiceLinesFromQuote(
      calculateQuote({ listPrice: money(3), wage: ZERO_MONEY, tax: VAT, delivery: money(3) }),
    )
    expect(lines).toEqual([
      { code: 'service', net: 3, vat: 0, gross: 3 },
      { code: 'delivery', net: 2, vat: 1, gross: 3 },
    ])
  })

  test('the VAT of a discount is deducted from the VAT of the lines of an invoice', () => {
    const lines = invoiceLinesFromQuote(
      calculateQuote({
        listPrice: riyals(720),
        wage: ZERO_MONEY,
        tax: VAT,
        discounts: [
          { kind: 'amount', amount: riyals(100) },
          { kind: 'points', amount: riyals(50) },
        ],
      }),
    )
    expect(lines).toEqual([
      { code: 'service', net: 72_000, vat: 10_800, gross: 82_800 },
      { code: 'voucher', net: -10_000, vat: -1500, gross: -11_500 },
      { code: 'points', net: -5000, vat: -750, gross: -5750 },
    ])
  })

  test('the lines of an invoice are made from a net amount, an amount that includes tax or an untaxed one', () => {
    expect(taxedInvoiceLine('fee', riyals(100), VAT)).toEqual({
      code: 'fee',
      net: 10_000,
      vat: 1500,
      gross: 11_500,
    })
    expect(taxInclusiveInvoiceLine('fee', riyals(115), VAT)).toEqual({
      code: 'fee',
      net: 10_000,
      vat: 1500,
      gross: 11_500,
    })
    expect(untaxedInvoiceLine('visa_fee', riyals(2000))).toEqual({
      code: 'visa_fee',
      net: 200_000,
      vat: 0,
      gross: 200_000,
    })
  })

  test('reversed lines of an invoice refund what was charged and charge what was refunded', () => {
    expect(negateInvoiceLines([taxedInvoiceLine('fee', riyals(-100), VAT)])).toEqual([
      taxedInvoiceLine('fee', riyals(100), VAT),
    ])
    expect(negateInvoiceLines([untaxedInvoiceLine('wage', riyals(1))])).toEqual([
      untaxedInvoiceLine('wage', riyals(-1)),
    ])
  })

  test('the lines of an invoice add up to the total of any order, and net and VAT add up in each of them', () => {
    const price = fc.integer({ min: 0, max: 5_000_000 })
    const requests: fc.Arbitrary<QuoteRequest> = fc
      .record({
        share: price,
        wage: price.map(money),
        tax: fc.integer({ min: 0, max: 100 }).map(percent),
        delivery: price.map(money),
        repeatCount: fc.integer({ min: 1, max: 12 }),
        discounts: fc.array(
          fc.record({
            kind: fc.constantFrom('amount' as const, 'points' as const),
            amount: price.map(money),
          }),
          { maxLength: 3 },
        ),
      })
      .map(({ share, ...rest }) => ({ ...rest, listPrice: money(share + rest.wage) }))
    fc.assert(
      fc.property(requests, (request) => {
        const answer = calculateQuote(request)
        const lines = invoiceLinesFromQuote(answer)
        const totals = invoiceTotals(lines)
        expect(totals.gross).toBe(answer.total)
        expect(totals.net + totals.vat).toBe(totals.gross)
        for (const line of lines) expect(line.net + line.vat).toBe(line.gross)
      }),
      propertyTestOptions,
    )
  })
})

describe('a simplified tax invoice', () => {
  const invoice = invoiceOf(resident)

  test('a simplified tax invoice names seller and buyer, shows the VAT separately and adds up', () => {
    expect(invoice).toMatchObject({ kind: 'invoice', number: 'INV-000001', issuedAt: now, seller, buyer })
    expect(invoice.totals).toEqual({ net: 673_043, vat: 60_457, gross: 733_500 })
    expect(invoice.lines).toHaveLength(3)
  })

  test('a simplified tax invoice contains the QR code with the seller’s Arabic name, the total and the VAT', () => {
    expect(qrFields(invoice.qr)).toEqual({
      1: seller.name.ar,
      2: seller.vatNumber,
      3: '2026-02-18T07:15:00Z',
      4: '7335.00',
      5: '604.57',
    })
  })

  test('a simplified tax invoice needs at least one line and a total that is not negative', () => {
    const empty = { number: 'INV-000002', issuedAt: now, seller, buyer, lines: [] }
    expect(() => createTaxInvoice(empty)).toThrow(refusal('invoice.no_lines'))
    expect(() => createTaxInvoice({ ...empty, lines: [untaxedInvoiceLine('wage', money(-1))] })).toThrow(
      refusal('money.negative', { name: 'total' }),
    )
  })
})

describe('a credit note', () => {
  const request: QuoteRequest = { listPrice: riyals(720), wage: ZERO_MONEY, tax: VAT }
  const invoice = invoiceOf(request)
  const ending = cancellationQuote(
    {
      paid: paidAmountsOf(calculateQuote(request)),
      taxPercent: VAT,
      units: { total: 8, used: 3 },
      instalments: false,
      startsAt: addHours(now, -400),
      nextVisitAt: addHours(now, 40),
    },
    now,
  )
  if (!ending.ok) throw new Error(ending.reason.code)
  const lines = creditNoteLines(ending.value.lines, VAT)
  const note = { number: documentNumber('CN', 1), issuedAt: now, lines }

  test('a credit note has the lines of the cancellation, each with its VAT', () => {
    expect(lines).toEqual([
      { code: 'unused_service', net: 45_000, vat: 6750, gross: 51_750 },
      { code: 'next_visit_lost', net: -9000, vat: -1350, gross: -10_350 },
      { code: 'break_fee', net: -9000, vat: -1350, gross: -10_350 },
    ])
  })

  test('a credit note refers to its invoice and refunds what the quote showed', () => {
    const issued = createCreditNote({ ...note, invoice })
    expect(issued).toMatchObject({
      kind: 'credit_note',
      number: 'CN-000001',
      invoice: 'INV-000001',
      seller,
      buyer,
    })
    expect(issued.totals.gross).toBe(ending.value.refund)
    expect(qrFields(issued.qr)[4]).toBe(moneyToDecimal(ending.value.refund))
  })

  test('a credit note never refunds more than is left of the invoice', () => {
    const left = money(82_800 - 31_050)
    expect(createCreditNote({ ...note, invoice, creditedBefore: left }).totals.gross).toBe(31_050)
    expect(() => createCreditNote({ ...note, invoice, creditedBefore: money(left + 1) })).toThrow(
      refusal('invoice.credit_beyond_invoice', { left: 31_049, wanted: 31_050 }),
    )
    expect(() => createCreditNote({ ...note, invoice, creditedBefore: money(-1) })).toThrow(
      refusal('money.negative', { name: 'creditedBefore' }),
    )
  })
})

describe('the lines of a settlement', () => {
  test('the lines of a settlement keep wage, visa fee and fine outside VAT and split the VAT included in the delivery', () => {
    const ending = cancellationQuote(
      {
        paid: paidAmountsOf(calculateQuote(resident)),
        taxPercent: VAT,
        units: { total: 90, used: 0 },
        instalments: false,
        startsAt: addHours(now, 100),
        visaIssued: true,
        daysOverstayed: 1,
      },
      now,
      createPolicyConfig({ dailyFine: riyals(50) }),
    )
    if (!ending.ok) throw new Error(ending.reason.code)
    expect(creditNoteLines(ending.value.lines, VAT)).toEqual([
      { code: 'unused_service', net: 390_000, vat: 58_500, gross: 448_500 },
      { code: 'unused_wage', net: 270_000, vat: 0, gross: 270_000 },
      { code: 'delivery', net: 13_043, vat: 1957, gross: 15_000 },
      { code: 'visa_fee', net: -200_000, vat: 0, gross: -200_000 },
      { code: 'daily_fine', net: -5000, vat: 0, gross: -5000 },
    ])
  })

  test('the lines of a settlement that returns everything have the VAT of the invoice', () => {
    const quote = calculateQuote({ listPrice: money(3), wage: ZERO_MONEY, tax: VAT, delivery: money(3) })
    const ending = cancellationQuote(
      {
        paid: paidAmountsOf(quote),
        taxPercent: VAT,
        units: { total: 90, used: 0 },
        instalments: false,
        startsAt: addHours(now, 100),
      },
      now,
    )
    if (!ending.ok) throw new Error(ending.reason.code)
    expect(invoiceTotals(creditNoteLines(ending.value.lines, VAT))).toEqual(
      invoiceTotals(invoiceLinesFromQuote(quote)),
    )
  })

  test('the lines of a settlement split the suspension fee, so that it stays 200 SAR including VAT', () => {
    const suspension = suspensionQuote(
      {
        startsOn: localDate('2026-01-10'),
        from: localDate('2026-02-20'),
        resumesOn: localDate('2026-02-25'),
        endsOn: localDate('2026-05-18'),
      },
      now,
    )
    if (!suspension.ok) throw new Error(suspension.reason.code)
    expect(negateInvoiceLines(creditNoteLines(suspension.value.lines, VAT))).toEqual([
      { code: 'suspension_fee', net: 17_391, vat: 2609, gross: 20_000 },
    ])
  })

  test('the lines of a settlement omit a compensation for lateness', () => {
    const late = cancellationQuote(
      {
        paid: { service: money(768_700), tax: money(115_305), wage: ZERO_MONEY, delivery: ZERO_MONEY },
        taxPercent: VAT,
        units: { total: 730, used: 0 },
        instalments: false,
        recruitment: 'late_in_extension',
      },
      now,
    )
    if (!late.ok) throw new Error(late.reason.code)
    expect(late.value.refund).toBe(884_005 + 132_601)
    expect(creditNoteLines(late.value.lines, VAT)).toEqual([
      { code: 'unused_service', net: 768_700, vat: 115_305, gross: 884_005 },
    ])
  })

  test('the lines of a settlement keep a VAT amount whose base is zero', () => {
    const amount = money(5)
    expect(creditNoteLines([{ code: 'unused_tax', rule: 'unused_value', amount, values: {} }], VAT)).toEqual([
      { code: 'unused_tax', net: 0, vat: 5, gross: 5 },
    ])
  })

  test('the lines of a settlement keep an amount whose VAT is zero', () => {
    const amount = money(5)
    const line = { code: 'complained_service', rule: 'complaint_in_period', amount, values: {} } as const
    expect(creditNoteLines([line], VAT)).toEqual([{ code: 'complained_service', net: 5, vat: 0, gross: 5 }])
  })

  test('the lines of a settlement add up to the refund or charge of any cancellation', () => {
    const price = fc.integer({ min: 0, max: 5_000_000 }).map(money)
    fc.assert(
      fc.property(
        fc.record({ service: price, tax: price, wage: price, delivery: price }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: -100, max: 100 }),
        fc.boolean(),
        (paid, used, hours, visaIssued) => {
          const nextVisitAt = addHours(now, hours)
          const ending = cancellationQuote(
            {
              paid,
              taxPercent: VAT,
              units: { total: 8, used },
              instalments: false,
              startsAt: nextVisitAt,
              nextVisitAt,
              visaIssued,
            },
            now,
          )
          if (!ending.ok) throw new Error(ending.reason.code)
          const { refund, due } = ending.value
          expect(invoiceTotals(creditNoteLines(ending.value.lines, VAT)).gross).toBe(refund - due)
          expect(sum(creditNoteLines(ending.value.lines, VAT).map(({ gross }) => gross))).toBe(refund - due)
        },
      ),
      propertyTestOptions,
    )
  })
})
