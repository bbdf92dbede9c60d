import { CoffeeSet } from '@sakina/ui/art/illustrations/coffee-set'
import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

export default function OrderNow() {
  const t = useText()
  return (
    <section aria-labelledby="order-now-heading" className="mx-auto max-w-content px-4 py-12">
      <div className="grid items-center gap-6 rounded-hero bg-primary-soft p-6 text-on-primary-soft sm:p-10 md:grid-cols-2">
        <div className="grid justify-items-start gap-4">
          <h2 id="order-now-heading" className="text-heading font-semibold text-balance">
            {t('home.order.heading')}
          </h2>
          <p>{t('home.order.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={paths.popup.to('package')}>{t('home.order.package')}</a>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.orderPage.to()}>{t('home.order.plans')}</Link>
            </Button>
          </div>
        </div>
        <div className="[&>svg]:mx-auto [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-sm">
          <CoffeeSet />
        </div>
      </div>
    </section>
  )
}
