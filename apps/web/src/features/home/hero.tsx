import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'
import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'

export function Hero({ servicesId }: { servicesId: string }) {
  const t = useText()
  return (
    <section className="bg-subtle">
      <div className="mx-auto grid max-w-content items-center gap-8 px-4 py-10 md:grid-cols-2 md:py-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display font-semibold text-balance">{t('home.hero.title')}</h1>
          <p className="max-w-reading text-lead text-text-muted">{t('home.hero.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href={`#${servicesId}`}>{t('home.hero.action')}</a>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <a href={paths.popup.to('package')}>{t('home.hero.package')}</a>
            </Button>
          </div>
        </div>
        <div className="[&>svg]:h-auto [&>svg]:w-full">
          <NajdiDoorway />
        </div>
      </div>
    </section>
  )
}
