import type { ContactChannels } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import type { Customer } from '../../db/repositories/customers.ts'
import {
  pushSubscriptionsOfCustomer,
  type PushSubscriptionRow,
} from '../../db/repositories/push-subscriptions.ts'

type Senders = Pick<Application, 'whatsApp' | 'push'>

/**
 * The browsers that show notifications to a customer; none on a server that has no keys to send
 * notifications.
 */
export const usablePushSubscriptionsOfCustomer = async (
  db: QueryExecutor,
  { push }: Senders,
  customerId: string,
): Promise<readonly PushSubscriptionRow[]> =>
  push === undefined ? [] : pushSubscriptionsOfCustomer(db, customerId)

/**
 * Returns the channels by which a customer can be reached. An unverified mobile does not count,
 * because it may belong to somebody else.
 */
export function contactChannelsOfCustomer(
  { whatsApp }: Senders,
  { email, mobile, provedAt }: Customer,
  browsers: readonly PushSubscriptionRow[],
): ContactChannels {
  const isMobile = mobile !== null && provedAt !== null
  return {
    email: email !== null,
    mobile: isMobile,
    whatsApp: isMobile && whatsApp !== undefined,
    push: browsers.length > 0,
  }
}
