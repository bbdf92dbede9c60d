import { money, moneyToWire } from '@sakina/domain/money'

/** Converts halalas of the database to SAR of the wire. */
export const halalasToSar = (halalas: number): number => moneyToWire(money(halalas))

export const optionalHalalasToSar = (halalas: number | null): number | null =>
  halalas === null ? null : halalasToSar(halalas)
