export { Money } from './money.tsx'
export type { MoneyProps } from './money.tsx'
export { RiyalSign } from './riyal-sign.tsx'
