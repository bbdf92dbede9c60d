'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { MomentText } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { StateBadge } from '../../internal/state-badge.tsx'
import type { KitStrings } from '../../strings/types.ts'
import { Code } from '../code/code.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { alertCircleIcon, banIcon, checkCircleIcon, undoIcon } from '../icon/generated/icons.ts'
import { PersonName } from '../person-name/person-name.tsx'
import { Phone } from '../phone/phone.tsx'
import { useKit } from '../provider/context.ts'
import { directionOfLocale } from '../provider/formatters.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { InvoiceLines, amountOrDash } from './invoice-lines.tsx'
import { QrCode } from './qr-code.tsx'
import type { InvoiceSheetInvoice, InvoiceSheetParty } from './types.ts'

type Names = {
  readonly [
    Key in keyof KitStrings['invoiceSheet'] as KitStrings['invoiceSheet'][Key] extends string ? Key : never
  ]: string
}

/** The second language of an invoice and its strings. */
export interface SecondLanguage {
  locale: 'ar' | 'en' | (string & Record<never, never>)
  /** The section `invoiceSheet` of the strings of that language. */
  words: KitStrings['invoiceSheet']
}

export interface InvoiceSheetProps extends RootProps {
  invoice: InvoiceSheetInvoice
  /** The labels in a second language. An invoice must be in Arabic; another language may only be added. */
  beside?: SecondLanguage | undefined
  /** The logo of the seller, at the top of the sheet. */
  logo?: ReactNode
  /** The heading level in the outline of the page. */
  level?: 2 | 3 | 4 | undefined
  /** Hides the title on screen where the surroundings show one. It is still printed and read aloud. */
  hideTitle?: boolean | undefined
}

const looks = {
  unpaid: { tone: 'warning', icon: alertCircleIcon },
  paid: { tone: 'success', icon: checkCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  credited: { tone: 'info', icon: undoIcon },
  refunded: { tone: 'success', icon: undoIcon },
} as const

const sheet = 'sk:@container sk:grid sk:min-w-0 sk:gap-5 sk:text-text sk:wrap-anywhere sk:print:gap-4'

function Party({
  party,
  title,
  name,
}: {
  party: InvoiceSheetParty
  title: ReactNode
  name: (of: 'vatNumber' | 'registration') => ReactNode
}): ReactNode {
  return (
    <div className="sk:grid sk:min-w-0 sk:content-start sk:gap-1">
      <span className="sk:text-small sk:text-text-muted">{title}</span>
      {/* The wrapper lets a name or a number with another direction begin at the same edge as the
          rest. */}
      {party.name && (
        <span className="sk:font-semibold">
          <PersonName name={party.name} />
        </span>
      )}
      {party.address && <span>{party.address}</span>}
      {party.phone && (
        <span>
          <Phone number={party.phone} />
        </span>
      )}
      {party.vatNumber && (
        <span>
          {name('vatNumber')} <Code value={party.vatNumber} />
        </span>
      )}
      {party.registration && (
        <span>
          {name('registration')} <Code value={party.registration} />
        </span>
      )}
    </div>
  )
}

function ServiceDays({ from, until }: { from: string; until: string }): ReactNode {
  return (
    <>
      <DateText value={from} />
      {until !== from && (
        <>
          {' – '}
          <DateText value={until} />
        </>
      )}
    </>
  )
}

/** A simplified tax invoice or a credit note. It prints on one A4 page and is readable on a phone. */
export function InvoiceSheet({
  invoice,
  beside,
  logo,
  level = 3,
  hideTitle = false,
  className,
  ...rest
}: InvoiceSheetProps): ReactNode {
  const words = useKit('InvoiceSheet').strings.invoiceSheet
  const Heading = `h${level}` as const
  const name = (of: keyof Names): ReactNode =>
    beside ? (
      <>
        {words[of]}{' '}
        <span
          lang={beside.locale}
          dir={directionOfLocale(beside.locale)}
          className="sk:inline-block sk:text-caption sk:font-normal sk:text-text-muted"
        >
          {beside.words[of]}
        </span>
      </>
    ) : (
      words[of]
    )
  const { state, issued, dueDate, paid, creditOf, due, service } = invoice
  const facts: readonly (readonly [keyof Names, ReactNode])[] = [
    ['number', <Code key="number" value={invoice.number} weight="strong" />],
    ['issued', issued && <MomentText at={issued} both />],
    ['service', service && <ServiceDays key="service" {...service} />],
    ['creditOf', creditOf && <Code value={creditOf} />],
    ['due', dueDate && state === 'unpaid' && <DateText value={dueDate} both />],
    ['paid', paid && <MomentText at={paid} />],
  ]
  const totals: readonly (readonly [keyof Names, number | null])[] = [
    ['untaxed', invoice.untaxed],
    ['tax', invoice.tax],
    // The amounts of a credit note are positive by law, so its words say which way the money went.
    [invoice.isCreditNote ? 'refunded' : 'total', invoice.total],
  ]
  return (
    <article {...rest} data-print="sheet" className={classes(sheet, className)}>
      {logo}
      <header className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-x-6 sk:gap-y-4">
        <div className="sk:grid sk:min-w-0 sk:flex-1 sk:basis-56 sk:gap-3">
          <Heading
            className={classes(
              'sk:m-0 sk:text-title sk:font-bold',
              hideTitle && 'sk:sr-only sk:print:not-sr-only',
            )}
          >
            {name(invoice.isCreditNote ? 'creditTitle' : 'title')}
          </Heading>
          <div>
            <StateBadge
              state={invoice.isCreditNote ? 'refunded' : state}
              looks={looks}
              words={words.states}
              otherwise={invoice.stateLabel}
            />
          </div>
          <dl className="sk:m-0 sk:grid sk:gap-1">
            {facts
              .filter(([, value]) => Boolean(value))
              .map(([of, value]) => (
                <div key={of} className="sk:flex sk:flex-wrap sk:gap-x-3">
                  <dt className="sk:text-text-muted">{name(of)}</dt>
                  <dd className="sk:m-0">{value}</dd>
                </div>
              ))}
          </dl>
        </div>
        {invoice.qr && <QrCode text={invoice.qr} label={words.qr} />}
      </header>
      <div className="sk:grid sk:gap-4 sk:border-y sk:border-border sk:py-4 sk:@md:grid-cols-2 sk:print:grid-cols-2 sk:print:text-small">
        <Party party={invoice.seller} title={name('seller')} name={name} />
        <Party party={invoice.buyer} title={name('buyer')} name={name} />
      </div>
      <InvoiceLines lines={invoice.lines} name={name} caption={words.lines} />
      <dl data-print="whole" className="sk:m-0 sk:ms-auto sk:grid sk:w-full sk:max-w-96 sk:gap-2">
        {totals.map(([of, value]) => (
          <div
            key={of}
            className={classes(
              'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6',
              (of === 'total' || of === 'refunded') &&
                'sk:border-t sk:border-border sk:pt-2 sk:text-lead sk:font-bold',
            )}
          >
            <dt>{name(of)}</dt>
            <dd className="sk:m-0 sk:ms-auto">{amountOrDash(value)}</dd>
          </div>
        ))}
        {due !== null && due > 0 && due !== invoice.total && (
          <div className="sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-6">
            <dt>{name('left')}</dt>
            <dd className="sk:m-0 sk:ms-auto">{amountOrDash(due)}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}

/** The skeleton of the sheet, shown while it loads. Wrap it in a SkeletonGroup. */
export function InvoiceSheetSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes(sheet, className)}>
      <div className="sk:flex sk:flex-wrap sk:items-start sk:justify-between sk:gap-6">
        <div className="sk:flex-1 sk:basis-56">
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
          <Skeleton width="half" />
        </div>
        <Skeleton shape="block" width="own" className="sk:size-40" />
      </div>
      <Skeleton shape="block" width="full" className="sk:h-24" />
      <Skeleton shape="block" width="full" className="sk:h-40" />
    </div>
  )
}
