export { Money, moneyInWords } from './money.tsx'
export type { MoneyPer, MoneyProps } from './money.tsx'
export { RiyalSign } from './riyal-sign.tsx'
