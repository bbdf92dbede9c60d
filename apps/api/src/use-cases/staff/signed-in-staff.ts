import type { StaffMember } from '../../db/repositories/staff.ts'

/** The person of the office whose session a request carries. */
export type SignedInStaff = Pick<
  StaffMember,
  'id' | 'name' | 'email' | 'roles' | 'branches' | 'mustChangePassword'
> & {
  readonly sessionId: string
  /** The IP address of the request, which is kept with every act. */
  readonly address: string
}
