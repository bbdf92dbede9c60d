export { IdNumber } from './id-number.tsx'
export type { IdNumberProps } from './id-number.tsx'
