import { percent } from '@sakina/domain/money'

/** The standard VAT rate, for prices that the office sets by hand without a plan. */
export const standardVatRate = percent(15)
