/** The customer whose token a request carries. */
export type SignedInCustomer = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly mustChangePassword: boolean
}

/** The customer whose account a use case writes to: signed in, or served by the office. */
export type AccountOwner = Pick<SignedInCustomer, 'id'>
