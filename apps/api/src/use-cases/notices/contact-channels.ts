import type { ContactChannels } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { verifiedContacts, type Customer } from '../../db/repositories/customers.ts'
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
 * Returns the channels by which a customer can be reached. An unverified mobile or email does
 * not count, because it may belong to somebody else.
 */
export function contactChannelsOfCustomer(
  { whatsApp }: Senders,
  customer: Customer,
  browsers: readonly PushSubscriptionRow[],
): ContactChannels {
  const { email, mobile } = verifiedContacts(customer)
  return {
    email: email !== null,
    mobile: mobile !== null,
    whatsApp: mobile !== null && whatsApp !== undefined,
    push: browsers.length > 0,
  }
}
