import { isSameId, type Id, type Order } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { riyadhDay } from '@sakina/domain/calendar'
import { isInvoicePastDue } from '@sakina/domain/invoice'

import { useNow } from '../../shared/clock/use-now.ts'

/** Returns the id of the invoice that put the contract of an order in default. */
export function useOverdueInvoice({ contract }: Order): Id | undefined {
  const today = riyadhDay(useNow())
  const { data } = useEndpoint(listInvoices, contract?.state === 'defaulted' ? {} : null)
  return data?.find(
    (invoice) =>
      isInvoicePastDue(invoice, today) && isSameId(invoice.contract?.id ?? null, contract?.id ?? null),
  )?.id
}
