import type { Order } from '@sakina/api-client/client'
import { isOrderInForce } from '@sakina/domain/vocabulary'
import { Button } from '@sakina/ui/button'
import { Icon, calendarAddIcon, sendIcon } from '@sakina/ui/icon'
import { useRef } from 'react'

import { useToday } from '../clock/use-today.ts'
import { paths } from '../config/paths.ts'
import { preloadOnIntent } from '../hydration/preload-on-intent.ts'
import { useText } from '../intl/use-text.ts'
import { TextLinkInAlert } from '../portal/text-link-in-alert.tsx'
import { showToast } from '../toasts/show-toast.ts'
import { lazyCalendarDownload } from './lazy-calendar-download.ts'
import { OrderFacts } from './order-facts.tsx'
import { factListsToText } from './fact-lists-to-text.ts'

type Props = {
  /** The orders that were paid together, one for each worker. */
  orders: readonly Order[]
  /** The number of visits to list for each order. */
  visits: number
}

/** A summary of a paid booking for the family: time, place and worker, with the documents. */
export function PaidBookingSummary({ orders, visits }: Props) {
  const t = useText()
  const facts = useRef<HTMLDivElement>(null)
  const isToCome = orders.every((order) => isOrderInForce(order.status.code) && !order.needsWorker)
  const today = useToday()
  // A calendar that contains a cancelled visit needs the file that removes it.
  const isCalledOff = orders.some(
    ({ contract, visits: all }) =>
      contract?.id != null &&
      all.some(({ status, date }) => status.code === 'cancelled' && date !== null && date >= today),
  )
  const calendar = isToCome || isCalledOff ? lazyCalendarDownload(orders) : undefined
  const papers = orders.filter(({ contract, invoice }) => contract?.id != null || invoice?.id != null)
  const share = async () => {
    const title = orders[0]?.service?.name ?? ''
    const text = [title, ...(facts.current ? factListsToText(facts.current) : [])].join('\n')
    if (typeof navigator.share === 'function') {
      // The customer closed the share sheet, or the device refused; both are visible.
      await navigator.share({ title, text }).catch(() => undefined)
      return
    }
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    showToast(t(isCopied ? 'orders.ticket.copied' : 'orders.ticket.notCopied'))
  }
  return (
    <>
      <div ref={facts} className="grid gap-4">
        {orders.map((order) => (
          <OrderFacts key={String(order.id)} order={order} visits={visits} />
        ))}
      </div>
      {(isToCome || calendar) && (
        <div className="flex flex-wrap gap-3">
          {calendar && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Icon of={calendarAddIcon} />}
              {...preloadOnIntent(calendar.preload)}
              onClick={() => void calendar.download()}
            >
              {t(isCalledOff ? 'orders.ticket.calendarUpdate' : 'orders.ticket.calendar')}
            </Button>
          )}
          {isToCome && (
            <Button size="sm" variant="secondary" icon={<Icon of={sendIcon} />} onClick={() => void share()}>
              {t('orders.ticket.share')}
            </Button>
          )}
        </div>
      )}
      {papers.length > 0 && (
        <p className="m-0 flex flex-wrap gap-x-6 border-t border-border pt-3">
          {papers.map(({ id, contract, invoice }) => (
            <span key={String(id)} className="contents">
              {contract?.id != null && (
                <TextLinkInAlert to={paths.contracts.to({ popup: 'contract', contract: contract.id })}>
                  {t('orders.facts.contract', { number: contract.name })}
                </TextLinkInAlert>
              )}
              {invoice?.id != null && (
                <TextLinkInAlert to={paths.bills.to({ invoice: invoice.id })}>
                  {t('orders.facts.invoice', { number: invoice.name })}
                </TextLinkInAlert>
              )}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
