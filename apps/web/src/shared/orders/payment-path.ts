import type { Order } from '@sakina/api-client/client'

import { paths } from '../config/paths.ts'

/** Where an order is paid. Of one whose hold has ended it is said first that its time and its price are kept no longer. */
export const paymentPath = ({ id, status }: Order): string =>
  status.code === 'expired' ? paths.paymentResult.to(id) : paths.checkout.to(id)
