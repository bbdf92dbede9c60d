import type { ReactNode } from 'react'
import * as icons from '../../packages/ui/src/components/icon/index.ts'
import type { IconArt } from '../../packages/ui/src/components/icon/index.ts'

const { Icon } = icons

const line = 'block h-2 rounded-full bg-border'
const pill = 'block h-5 w-14 rounded-small'
const button = `${pill} bg-primary`
const panel = 'rounded-field border border-border bg-raised shadow-raised'

/** A drawing of a page with something over it. */
function Page({ place, children }: { place: string; children: ReactNode }): ReactNode {
  return (
    <span
      aria-hidden
      className={`isolate grid h-36 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-small bg-subtle p-3 ${place}`}
    >
      <span className="-z-1 col-start-1 row-start-1 grid w-full content-start gap-3 self-start justify-self-start">
        <span className={`${line} w-24`} />
        <span className={`${line} w-full`} />
        <span className={`${line} w-48`} />
        <span className={`${line} w-full`} />
      </span>
      <span className="col-start-1 row-start-1">{children}</span>
    </span>
  )
}

function Sheet({ of, danger = false }: { of: IconArt; danger?: boolean }): ReactNode {
  return (
    <Page place="place-items-center">
      <span className={`grid w-36 gap-2 p-3 ${panel}`}>
        <span className={`flex items-center gap-2 ${danger ? 'text-danger' : 'text-primary'}`}>
          <Icon of={of} />
          <span className={`${line} w-20 bg-field-border`} />
        </span>
        <span className={`${line} w-full`} />
        <span className={`${line} w-24`} />
        <span className="flex gap-2 pt-1">
          <span className={danger ? `${pill} bg-danger` : button} />
          <span className="block h-5 w-10 rounded-small border border-field-border" />
        </span>
      </span>
    </Page>
  )
}

function Rows({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className="flex items-center gap-2">
      <span className="size-3 rounded-full bg-primary-soft" />
      <span className={`${line} w-16`} />
    </span>
  ))
}

const drawn: Readonly<Record<string, ReactNode>> = {
  dialog: <Sheet of={icons.calendarIcon} />,
  'alert-dialog': <Sheet of={icons.alertTriangleIcon} danger />,
  drawer: (
    <Page place="justify-items-end">
      <span className={`-m-3 grid h-36 w-28 content-start gap-3 p-4 ${panel} rounded-none`}>
        <span className={`${line} w-16 bg-field-border`} />
        <Rows count={3} />
        <span className={button} />
      </span>
    </Page>
  ),
  menu: (
    <Page place="place-items-center">
      <span className="grid justify-items-end gap-1">
        <span className="grid size-8 place-items-center rounded-small border border-field-border bg-surface text-text">
          <Icon of={icons.moreIcon} />
        </span>
        <span className={`grid gap-3 p-3 ${panel}`}>
          <Rows count={3} />
        </span>
      </span>
    </Page>
  ),
  popover: (
    <Page place="place-items-center">
      <span className="grid justify-items-start gap-2">
        <span className={button} />
        <span className={`grid w-40 gap-2 p-3 ${panel}`}>
          <span className={`${line} w-full`} />
          <span className={`${line} w-20`} />
        </span>
      </span>
    </Page>
  ),
  tooltip: (
    <Page place="place-items-center">
      <span className="grid justify-items-center gap-2">
        <span className="grid h-7 w-24 place-items-center rounded-small bg-inverse">
          <span className={`${line} w-14`} />
        </span>
        <span className="grid size-9 place-items-center rounded-small border border-field-border bg-surface text-text">
          <Icon of={icons.contractIcon} />
        </span>
      </span>
    </Page>
  ),
  toast: (
    <Page place="items-end justify-items-center">
      <span className={`flex items-center gap-2 px-4 py-3 text-success ${panel}`}>
        <Icon of={icons.checkCircleIcon} />
        <span className={`${line} w-24`} />
      </span>
    </Page>
  ),
  'add-address-popup': <Sheet of={icons.mapPinIcon} />,
  'add-card-popup': <Sheet of={icons.creditCardIcon} />,
  'add-complaint-popup': <Sheet of={icons.messageIcon} />,
  'booking-confirmation-popup': <Sheet of={icons.checkCircleIcon} />,
  'cancellation-popup': <Sheet of={icons.banIcon} />,
  'contact-popup': <Sheet of={icons.phoneIcon} />,
  'contract-details-popup': <Sheet of={icons.contractIcon} />,
  'government-steps-popup': <Sheet of={icons.buildingIcon} />,
  'plan-finder-popup': <Sheet of={icons.giftIcon} />,
  'order-tracking-popup': <Sheet of={icons.planeIcon} />,
  'package-confirmation-popup': <Sheet of={icons.packageIcon} />,
  'package-popup': <Sheet of={icons.sparklesIcon} />,
  'payment-popup': <Sheet of={icons.walletIcon} />,
  'privacy-popup': <Sheet of={icons.shieldIcon} />,
  'quote-lines-popup': <Sheet of={icons.banknoteIcon} />,
  'recruitment-steps-popup': <Sheet of={icons.passportIcon} />,
  'replacement-popup': <Sheet of={icons.swapIcon} />,
  'suspension-popup': <Sheet of={icons.pauseIcon} />,
  'terms-popup': <Sheet of={icons.checkIcon} />,
  'view-invoice-popup': <Sheet of={icons.receiptIcon} />,
  'visits-popup': <Sheet of={icons.calendarAddIcon} />,
  'worker-selection-popup': <Sheet of={icons.usersIcon} />,
  'skip-link': (
    <Page place="items-start justify-items-start">
      <span className="block rounded-small bg-primary p-2 outline-2 outline-offset-2 outline-focus">
        <span className={`${line} w-20 bg-on-primary`} />
      </span>
    </Page>
  ),
}

/**
 * Returns a drawing for components that open over the page or appear only for a moment, since they cannot
 * be shown live.
 */
export const componentDrawing = (entry: string): ReactNode => drawn[entry]
