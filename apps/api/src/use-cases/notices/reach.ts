import type { NoticeReach } from '@sakina/domain/notices'
import type { Customer } from '../../db/repositories/customers.ts'

/** A mobile that nobody proved may be somebody else's, who is told nothing. */
export const reachOf = ({ email, mobile, provedAt }: Customer): NoticeReach => ({
  email: email !== null,
  mobile: mobile !== null && provedAt !== null,
})
