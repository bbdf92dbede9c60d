import type { Invoice } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { riyadhDay } from '@sakina/domain/calendar'
import { isInvoicePastDue } from '@sakina/domain/invoice'
import type { LocalDate } from '@sakina/domain/calendar'
import { Invoice as InvoiceArt } from '@sakina/ui/art/illustrations/invoice'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Code } from '@sakina/ui/code'
import { EmptyState } from '@sakina/ui/empty-state'
import {
  Icon,
  alertCircleIcon,
  alertTriangleIcon,
  banIcon,
  checkCircleIcon,
  chevronForwardIcon,
  undoIcon,
} from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { Skeleton } from '@sakina/ui/skeleton'
import { Announcement, Pause } from '@sakina/ui/provider'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { ShortDate } from '../../shared/clock/short-date.tsx'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { IncrementalList } from '../../shared/paging/incremental-list.tsx'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { Link, useNavigate, useSearchParams } from '../../shared/router/index.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'

const InvoicePopup = lazyComponent(() => import('./invoice-popup.tsx'))

const looks = {
  unpaid: { tone: 'warning', icon: alertCircleIcon },
  overdue: { tone: 'danger', icon: alertTriangleIcon },
  paid: { tone: 'success', icon: checkCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  credited: { tone: 'info', icon: undoIcon },
  refunded: { tone: 'success', icon: undoIcon },
} as const

/** Lists the invoices and credit notes, and opens one in a popup. */
export function InvoiceList() {
  const t = useText()
  const navigate = useNavigate()
  const close = useClosePopup('invoice', 'popup')
  usePreloadOnIntent({ invoice: InvoicePopup })
  const [search] = useSearchParams()
  const state = search.get('state') === 'unpaid' ? 'unpaid' : undefined
  const filter: { state?: 'unpaid' } = state === undefined ? {} : { state }
  const wanted = search.get('invoice')
  const invoices = useEndpoint(listInvoices, {})
  const today = riyadhDay(useNow())
  return (
    <>
      <AsyncView
        answer={invoices}
        label={t('invoices.loading')}
        failedTitle={t('invoices.failed')}
        loading={
          <div className="grid gap-4">
            <Skeleton shape="button" width="half" className="mb-1 max-w-52" />
            <div className="divide-y divide-border rounded-card border border-border bg-surface">
              <InvoiceSkeleton />
              <InvoiceSkeleton />
              <InvoiceSkeleton />
              <InvoiceSkeleton />
              <InvoiceSkeleton />
            </div>
          </div>
        }
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('invoices.none')}
            text={t('invoices.noneText')}
            illustration={<InvoiceArt />}
            action={
              <Button asChild>
                <Link to={paths.myOrders.to()}>{t('invoices.toOrders')}</Link>
              </Button>
            }
          />
        }
      >
        {(all) => {
          const shown = state ? all.filter(({ isPayable }) => isPayable) : all
          return (
            <div className="grid gap-5">
              <SegmentedControl
                label={t('invoices.filter')}
                hideLabel
                value={state ?? 'all'}
                onValueChange={(next) =>
                  void navigate(paths.bills.to(next === 'unpaid' ? { state: 'unpaid' } : {}))
                }
                options={[
                  { value: 'all', label: t('invoices.all') },
                  { value: 'unpaid', label: t('invoices.unpaid') },
                ]}
              />
              <Announcement text={t('invoices.shown', { count: shown.length })} />
              {shown.length === 0 ? (
                <EmptyState title={t('invoices.nothingUnpaid')} text={t('invoices.nothingUnpaidText')} />
              ) : (
                <IncrementalList key={state} label={t('invoices.title')} items={shown} rows>
                  {(invoice) => (
                    <InvoiceRow
                      key={String(invoice.id)}
                      invoice={invoice}
                      today={today}
                      to={paths.bills.to({ ...filter, invoice: invoice.id })}
                      payment={paths.bills.to({ ...filter, invoice: invoice.id, pay: true })}
                    />
                  )}
                </IncrementalList>
              )}
            </div>
          )
        }}
      </AsyncView>
      {wanted && <InvoicePopup key={wanted} id={wanted} onClose={close} />}
    </>
  )
}

type RowProps = { invoice: Invoice; today: LocalDate; to: string; payment: string }

function InvoiceRow({ invoice, today, to, payment }: RowProps) {
  const t = useText()
  const { state, total, date, kind, isPayable, plan } = invoice
  const isCreditNote = kind === 'credit_note'
  const code = isCreditNote ? 'refunded' : isInvoicePastDue(invoice, today) ? 'overdue' : state.code
  const view = isCreditNote ? t('invoices.viewCreditNote') : t('invoices.view')
  const look = code === 'unknown' ? undefined : looks[code]
  // What is not the invoice of an order is named by what it is, then by its plan.
  const isForOrder = kind === 'order' && plan !== null
  const badge = (
    <Badge
      tone={look?.tone}
      size="sm"
      icon={look && <Icon of={look.icon} />}
      className={isPayable ? '' : 'shrink-0 justify-self-end sm:col-start-3 sm:row-start-2'}
    >
      {code === 'unknown' ? state.label || t('invoices.noStatus') : t(`invoices.state.${code}`)}
    </Badge>
  )
  return (
    <li className="relative flex items-center gap-2 px-4 py-3 hover:bg-subtle">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h2 className="m-0 text-body font-semibold">{isForOrder ? plan.name : t(`invoices.kind.${kind}`)}</h2>
        {total === null ? (
          <span className="text-text-muted sm:col-start-3">{t('invoices.notAvailable')}</span>
        ) : (
          // Money that came back has a minus, which stands outside the column where sums begin.
          <Money
            halalas={isCreditNote ? 0 - total : total}
            weight="strong"
            className={`justify-self-end text-lead sm:col-start-3 ${isPayable ? 'sm:row-span-2' : ''} ${isCreditNote ? 'rtl:-me-3' : ''}`}
          />
        )}
        <div className="col-span-full flex items-start justify-between gap-3 sm:contents">
          <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted sm:row-start-2">
            {plan && !isForOrder && <span>{plan.name}</span>}
            {plan && !isForOrder && <Pause />}
            <Code value={invoice.number} />
            {date && <Pause />}
            {date && <ShortDate value={date} />}
            {isPayable && badge && <Pause />}
            {isPayable && badge}
          </p>
          {isPayable ? (
            <Button asChild size="sm" className="shrink-0 sm:col-start-2 sm:row-span-2 sm:row-start-1">
              <PopupLink to={payment} className="relative z-1">
                {t('invoices.pay')}
                <span className="sr-only"> {invoice.number}</span>
              </PopupLink>
            </Button>
          ) : (
            badge
          )}
        </div>
      </div>
      <PopupLink
        to={to}
        className="inline-flex min-h-touch items-center text-text-muted after:absolute after:inset-0"
      >
        <span className="sr-only">
          {view} {invoice.number}
        </span>
        <Icon of={chevronForwardIcon} size="sm" />
      </PopupLink>
    </li>
  )
}

const InvoiceSkeleton = () => (
  <div className="grid gap-2 px-4 py-3">
    <Skeleton width="half" />
    <Skeleton width="third" className="text-small" />
  </div>
)
