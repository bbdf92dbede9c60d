import { money, moneyToWire } from '@sakina/domain/money'

/** Converts halalas to riyals: the database stores halalas, and the API speaks riyals. */
export const halalasToSar = (halalas: number): number => moneyToWire(money(halalas))

/** Converts halalas to riyals; null stays null. */
export const optionalHalalasToSar = (halalas: number | null): number | null =>
  halalas === null ? null : halalasToSar(halalas)
