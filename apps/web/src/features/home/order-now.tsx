import { CoffeeSet } from '@sakina/ui/art/illustrations/coffee-set'
import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

export default function OrderNow() {
  const t = useText()
  return (
    <section aria-labelledby="order-now-heading" className="mx-auto max-w-content px-4 py-6 md:py-12">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-4 rounded-hero bg-primary-soft p-5 text-on-primary-soft sm:p-10 md:grid-cols-2">
        <div className="grid gap-2 md:self-end">
          <h2 id="order-now-heading" className="text-title font-semibold text-balance md:text-heading">
            {t('home.order.heading')}
          </h2>
          <p>{t('home.order.text')}</p>
        </div>
        <div className="md:row-span-2 [&>svg]:mx-auto [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-sm">
          <CoffeeSet />
        </div>
        <div className="col-span-2 flex flex-wrap gap-3 md:col-span-1 md:self-start">
          <Button asChild>
            <a href={paths.popup.to('package')}>{t('home.order.package')}</a>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.orderPage.to()}>{t('home.order.plans')}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
