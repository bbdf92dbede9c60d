import type { Application } from '../../application.ts'
import type { NoticeReach } from '@sakina/domain/notices'
import type { Customer } from '../../db/repositories/customers.ts'

/** A mobile that nobody proved may be somebody else's, who is told nothing. */
export function reachOf(
  { whatsApp }: Pick<Application, 'whatsApp'>,
  { email, mobile, provedAt }: Customer,
): NoticeReach {
  const isMobile = mobile !== null && provedAt !== null
  return { email: email !== null, mobile: isMobile, whatsApp: isMobile && whatsApp !== undefined }
}
