/** The customer whose token a request carries. */
export type SignedIn = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly mustChangePassword: boolean
}
