import type { Application } from '../../application.ts'
import type { NoticeReach } from '@sakina/domain/notices'
import type { Customer } from '../../db/repositories/customers.ts'

/** An unproved mobile may belong to somebody else, so nothing is sent to it. */
export function reachOf(
  { whatsApp }: Pick<Application, 'whatsApp'>,
  { email, mobile, provedAt }: Customer,
): NoticeReach {
  const isMobile = mobile !== null && provedAt !== null
  return { email: email !== null, mobile: isMobile, whatsApp: isMobile && whatsApp !== undefined }
}
