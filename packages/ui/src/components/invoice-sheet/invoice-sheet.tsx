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
import { Skeleton } from '../skeleton/skeleton.tsx'
import { InvoiceLines, sum } from './invoice-lines.tsx'
import { QrCode } from './qr-code.tsx'
import type { InvoiceSheetInvoice, InvoiceSheetParty } from './types.ts'

type Names = {
  readonly [
    Key in keyof KitStrings['invoiceSheet'] as KitStrings['invoiceSheet'][Key] extends string ? Key : never
  ]: string
}

export interface SecondLanguage {
  locale: 'ar' | 'en'
  /** `invoiceSheet` of that language's strings. */
  words: KitStrings['invoiceSheet']
}

export interface InvoiceSheetProps extends RootProps {
  invoice: InvoiceSheetInvoice
  /** The same names once more in the other language. An invoice has to be in Arabic; another language may only be added. */
  beside?: SecondLanguage | undefined
  /** The level that fits the page's outline. */
  level?: 2 | 3 | 4 | undefined
}

const looks = {
  unpaid: { tone: 'warning', icon: alertCircleIcon },
  paid: { tone: 'success', icon: checkCircleIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  credited: { tone: 'info', icon: undoIcon },
} as const

const sheet = '@container grid min-w-0 gap-5 text-text wrap-anywhere print:gap-4'

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
    <div className="grid min-w-0 content-start gap-1">
      <span className="text-small text-text-muted">{title}</span>
      {/* Wrapped, so that what has a direction of its own still begins where the others do */}
      {party.name && (
        <span className="font-semibold">
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

/** A simplified tax invoice or a credit note: one A4 page on paper, readable on a telephone. */
export function InvoiceSheet({
  invoice,
  beside,
  level = 3,
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
          dir={beside.locale === 'ar' ? 'rtl' : 'ltr'}
          className="inline-block text-caption font-normal text-text-muted"
        >
          {beside.words[of]}
        </span>
      </>
    ) : (
      words[of]
    )
  const { state, issued, dueDate, paid, creditOf, due } = invoice
  const facts: readonly (readonly [keyof Names, ReactNode])[] = [
    ['number', <Code key="number" value={invoice.number} weight="strong" />],
    ['issued', issued && <MomentText at={issued} both />],
    ['creditOf', creditOf && <Code value={creditOf} />],
    ['due', dueDate && state === 'unpaid' && <DateText value={dueDate} both />],
    ['paid', paid && <MomentText at={paid} />],
  ]
  const totals: readonly (readonly [keyof Names, number | null])[] = [
    ['untaxed', invoice.untaxed],
    ['tax', invoice.tax],
    ['total', invoice.total],
  ]
  return (
    <article {...rest} data-print="sheet" className={classes(sheet, className)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <Heading className="m-0 text-title font-bold">
            {name(invoice.isCreditNote ? 'creditTitle' : 'title')}
          </Heading>
          <div>
            <StateBadge state={state} looks={looks} words={words.states} otherwise={invoice.stateLabel} />
          </div>
          <dl className="m-0 grid gap-1">
            {facts
              .filter(([, value]) => Boolean(value))
              .map(([of, value]) => (
                <div key={of} className="flex flex-wrap gap-x-3">
                  <dt className="text-text-muted">{name(of)}</dt>
                  <dd className="m-0">{value}</dd>
                </div>
              ))}
          </dl>
        </div>
        {invoice.qr && <QrCode text={invoice.qr} label={words.qr} />}
      </header>
      <div className="grid gap-4 border-y border-border py-4 @md:grid-cols-2 print:grid-cols-2 print:text-small">
        <Party party={invoice.seller} title={name('seller')} name={name} />
        <Party party={invoice.buyer} title={name('buyer')} name={name} />
      </div>
      <InvoiceLines lines={invoice.lines} name={name} caption={words.lines} />
      <dl data-print="whole" className="m-0 ms-auto grid w-full max-w-96 gap-2">
        {totals.map(([of, value]) => (
          <div
            key={of}
            className={classes(
              'flex flex-wrap items-baseline justify-between gap-x-6',
              of === 'total' && 'border-t border-border pt-2 text-lead font-bold',
            )}
          >
            <dt>{name(of)}</dt>
            <dd className="m-0 ms-auto">{sum(value)}</dd>
          </div>
        ))}
        {due !== null && due > 0 && due !== invoice.total && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt>{name('left')}</dt>
            <dd className="m-0 ms-auto">{sum(due)}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}

/** The sheet's own shape while it loads. Wrap it in a SkeletonGroup. */
export function InvoiceSheetSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} aria-hidden className={classes(sheet, className)}>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div className="flex-1 basis-56">
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
          <Skeleton width="half" />
        </div>
        <Skeleton shape="block" width="own" className="size-40" />
      </div>
      <Skeleton shape="block" width="full" className="h-24" />
      <Skeleton shape="block" width="full" className="h-40" />
    </div>
  )
}
