import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'
import type { ComponentProps } from 'react'

import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useSession } from '../../shared/session/session.ts'
import { BookingTabs } from './booking/booking-tabs.tsx'
import { HeroHeading } from './hero-heading.tsx'
import { TrustStrip } from './trust-strip.tsx'

const NextVisit = lazyComponent(() => import('./next-visit.tsx'), <HeroHeading />)

type Props = {
  /** The illustration of a service. */
  ServiceArt: ComponentProps<typeof BookingTabs>['Art']
}

/** The introduction of the agency, or the next visit of a customer, above the booking form. */
export function Hero({ ServiceArt }: Props) {
  const { status } = useSession()
  return (
    <section className="bg-subtle">
      <div className="mx-auto grid max-w-content grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-4 gap-y-2 px-4 pt-2 pb-6 lg:grid-cols-2 lg:gap-x-12 lg:gap-y-6 lg:py-12">
        <div className="grid content-center gap-2 in-data-customer:min-h-56 sm:in-data-customer:min-h-40 lg:self-end lg:in-data-customer:min-h-56 xl:in-data-customer:min-h-48">
          {status === 'signedIn' ? <NextVisit /> : <HeroHeading />}
        </div>
        <div className="lg:row-span-3 [&>svg]:h-auto [&>svg]:w-full">
          <NajdiDoorway />
        </div>
        <div className="col-span-2 lg:col-span-1">
          <BookingTabs Art={ServiceArt} />
        </div>
        <div className="col-span-2 lg:col-span-1 lg:self-start">
          <TrustStrip />
        </div>
      </div>
    </section>
  )
}
