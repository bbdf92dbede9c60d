import type { Customer } from '../../db/repositories/customers.ts'

/** The logins of an account: national ID, email and mobile. */
export const loginsOfCustomer = ({
  nationalId,
  email,
  mobile,
}: Pick<Customer, 'nationalId' | 'email' | 'mobile'>): readonly string[] =>
  [nationalId, email, mobile].filter((login): login is string => login !== null && login !== '')
