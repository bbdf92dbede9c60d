import type { Customer } from '../../db/repositories/customers.ts'

/** By what an account is signed in to. */
export const loginsOf = ({
  nationalId,
  email,
  mobile,
}: Pick<Customer, 'nationalId' | 'email' | 'mobile'>): readonly string[] =>
  [nationalId, email, mobile].filter((login): login is string => login !== null && login !== '')
