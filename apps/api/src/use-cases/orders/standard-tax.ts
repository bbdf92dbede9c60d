import { percent } from '@sakina/domain/money'

/** The standard rate of VAT: what the office prices by hand has no plan to take a rate from. */
export const standardTax = percent(15)
