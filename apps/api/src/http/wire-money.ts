import { money, toWire } from '@sakina/domain/money'

/** Converts halalas of the database to SAR of the wire. */
export const sar = (halalas: number): number => toWire(money(halalas))

export const optionalSar = (halalas: number | null): number | null => (halalas === null ? null : sar(halalas))
