/** The customer whose token a request carries. */
export type SignedInCustomer = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly mustChangePassword: boolean
}
