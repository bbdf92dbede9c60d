import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'

import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useSession } from '../../shared/session/session.ts'
import { ServiceBookingTabs } from './booking/booking-tabs.tsx'
import { HeroHeading } from './hero-heading.tsx'
import { TrustStrip } from './trust-strip.tsx'

const NextVisit = lazyComponent(() => import('./next-visit.tsx'), <HeroHeading />)

/** The introduction of the agency, or the next visit of a customer, above the booking form. */
export function Hero() {
  const { status } = useSession()
  return (
    <section className="bg-subtle">
      <div className="relative mx-auto grid max-w-content grid-cols-1 items-center gap-2 px-4 pt-2 pb-6 lg:grid-cols-2 lg:gap-x-12 lg:gap-y-6 lg:py-12">
        <div className="grid grid-cols-1 content-center gap-2 in-data-customer:min-h-56 sm:in-data-customer:min-h-40 lg:self-end lg:in-data-customer:min-h-56 xl:in-data-customer:min-h-48">
          {status === 'signedIn' ? <NextVisit /> : <HeroHeading />}
        </div>
        <div className="max-lg:in-data-customer:hidden max-lg:absolute max-lg:end-4 max-lg:top-2 max-lg:w-[min(6.5rem,30vw)] lg:row-span-3 [&>svg]:h-auto [&>svg]:w-full">
          <NajdiDoorway />
        </div>
        <div className="min-w-0">
          <ServiceBookingTabs />
        </div>
        <div className="lg:self-start">
          <TrustStrip />
        </div>
      </div>
    </section>
  )
}
