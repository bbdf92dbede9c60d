import type { Service } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listServices } from '@sakina/api-client/wire/services'
import { visibleServices } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { lazySection } from '../../../shared/hydration/lazy-section.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { servicesQuery } from '../../../shared/plans/services-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { StartingPrice } from '../../../shared/services/starting-price.tsx'
import { HourlyBookingSkeleton } from './hourly-booking-skeleton.tsx'

const BookingScene = lazyComponent(() => import('./booking-scene.tsx'))
const HourlyBookingForm = lazyComponent(() => import('./hourly-booking-form.tsx'), <HourlyBookingSkeleton />)
// The form of live-in workers is behind another tab, so it loads when that tab is chosen.
const ResidentBookingForm = lazySection(() => import('./resident-booking-form.tsx'))

const codes = ['hourly', 'resident', 'period', 'mediation'] as const
type Code = (typeof codes)[number]

/** The visible service is chosen by CSS, so that the choice works before scripts run. */
const inSight: Readonly<Record<Code, string>> = {
  hourly: 'hidden group-has-[[value=hourly]:checked]/services:grid',
  resident: 'hidden group-has-[[value=resident]:checked]/services:grid',
  period: 'hidden group-has-[[value=period]:checked]/services:grid',
  mediation: 'hidden group-has-[[value=mediation]:checked]/services:grid',
}

const chosenTones: Readonly<Record<Code, string>> = {
  hourly: 'has-checked:bg-accent-soft has-checked:text-on-accent-soft',
  resident: 'has-checked:bg-primary-soft has-checked:text-on-primary-soft',
  period: 'has-checked:bg-indigo-soft has-checked:text-on-indigo-soft',
  mediation: 'has-checked:bg-terracotta-soft has-checked:text-on-terracotta-soft',
}

/**
 * The services on offer as tabs before a room. The chosen one shows its booking form or, without
 * one, its lowest price.
 */
export function ServiceBookingTabs() {
  const t = useText()
  const [chosen, setChosen] = useState<Code>()
  const services = useEndpoint(listServices, servicesQuery)
  const offered = services.data && visibleServices(services.data.items)
  const serviceOf = (code: Code) => offered?.find((service) => service.code === code)
  const shown = codes.filter((code) => offered === undefined || serviceOf(code) !== undefined)
  const panelOf = (code: Code): ReactNode => {
    const fromPrice = <FromPrice code={code} service={serviceOf(code)} />
    if (code === 'hourly') return <HourlyBookingForm otherwise={fromPrice} />
    return code === 'resident' ? <ResidentBookingForm otherwise={fromPrice} /> : fromPrice
  }
  if (shown.length === 0) return null
  return (
    <div
      // The initial choice depends on the available services.
      key={shown[0]}
      className="group/services grid gap-2 overflow-clip rounded-hero border border-border bg-surface p-4 pt-0 shadow-raised"
    >
      {/* The half of the room with the figure, down to the shoulders. Beside the house of a wide
         page the card needs no picture of its own. */}
      <div className="-mx-4">
        <div className="relative aspect-3/1 overflow-clip bg-subtle lg:hidden *:absolute *:end-0 *:top-[-19%] *:h-auto *:w-[108%] *:max-w-none">
          <BookingScene code={chosen ?? shown[0] ?? 'hourly'} />
        </div>
        <fieldset className="min-w-0 border-0 p-0">
          <legend className="sr-only">{t('home.book.service')}</legend>
          <div className="flex flex-wrap gap-1 border-b border-border bg-raised px-3 py-0.5">
            {shown.map((code, place) => (
              <label
                key={code}
                className={`relative grid min-h-touch flex-auto cursor-pointer content-center rounded-field px-1 text-center sm:px-2 text-small font-semibold whitespace-nowrap text-text-muted has-focus-visible:outline-2 has-focus-visible:outline-focus forced:has-checked:outline-2 ${chosenTones[code]}`}
              >
                {t(`home.book.services.${code}`)}
                <input
                  type="radio"
                  name="way"
                  value={code}
                  defaultChecked={place === 0}
                  onChange={() => setChosen(code)}
                  className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-field outline-none"
                />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {shown.map((code) => (
        <div key={code} className={inSight[code]}>
          {panelOf(code)}
        </div>
      ))}
    </div>
  )
}

/** A short description and the lowest price of a service, and a link to its plans. */
function FromPrice({ code, service }: { code: Code; service: Service | undefined }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      {service && <p className="m-0">{service.short ?? service.description}</p>}
      <div className="flex items-center justify-between gap-3">
        {service && <StartingPrice service={service} className="text-price" />}
        <Button asChild size="lg">
          <Link to={paths.services.to({ service: service?.id ?? code })}>{t('home.book.plans')}</Link>
        </Button>
      </div>
    </div>
  )
}
