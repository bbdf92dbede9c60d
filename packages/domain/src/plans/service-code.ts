import { serviceCodes } from '../vocabulary/index.ts'
import type { ServiceCode } from '../vocabulary/index.ts'

const BY_NAME: ReadonlyMap<string, ServiceCode> = new Map<string, ServiceCode>([
  ...serviceCodes.map((code) => [code, code] as const),
  ['transferred', 'period'],
  ['transfer', 'period'],
  ['broker', 'mediation'],
  ['brokerage', 'mediation'],
  ['recruitment', 'mediation'],
  ['special', 'special_packages'],
  ['specialpackages', 'special_packages'],
])

/** Reads a service code or one of its other names; undefined for an unknown one. */
export const parseServiceCode = (text: string): ServiceCode | undefined =>
  BY_NAME.get(text.trim().toLowerCase())
