import { Person } from '@sakina/ui/art/portrait'
import { YardRoom } from '@sakina/ui/art/rooms'
import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

/** A section that invites to build a package of one's own. */
export default function SpecialPackageSection() {
  const t = useText()
  return (
    <section aria-labelledby="order-now-heading" className="mx-auto max-w-content px-4 py-4 md:py-12">
      <div className="grid items-center gap-4 overflow-clip rounded-hero bg-primary-soft p-4 text-on-primary-soft md:grid-cols-2 md:gap-x-12 md:p-10">
        <div className="grid gap-2 md:self-end">
          <h2 id="order-now-heading" className="text-title font-semibold text-balance md:text-heading">
            {t('home.order.heading')}
          </h2>
          <p>{t('home.order.text')}</p>
        </div>
        <YardRoom className="h-auto w-full rounded-card max-md:order-first max-md:aspect-5/2 md:row-span-2">
          <Person seed={4} gender="male" job="houseman" country="BD" figure="half" />
        </YardRoom>
        <div className="flex flex-wrap gap-2 max-md:-mx-2 md:gap-3 md:self-start">
          <Button asChild size="sm">
            <a href={paths.popup.to('package')}>{t('home.order.package')}</a>
          </Button>
          <Button asChild size="sm" variant="secondary">
            <Link to={paths.orderPage.to()}>{t('home.order.plans')}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
