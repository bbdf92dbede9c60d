import { Person } from '@sakina/ui/art/portrait'
import { EldersRoom } from '@sakina/ui/art/rooms'
import { Button } from '@sakina/ui/button'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { Section } from '../../shared/section/section.tsx'

/** A short section about the agency, for the home page. */
export default function AboutBrief() {
  const t = useText()
  return (
    <Section id="about" heading={t('about.heading', { brand: brand.name[useLocale()] })} ground="subtle">
      <div className="grid items-center gap-x-12 gap-y-4 md:grid-cols-2">
        <EldersRoom className="h-auto max-w-none max-md:-mx-4 max-md:aspect-5/2 max-md:w-[calc(100%+2rem)] md:order-last md:w-full md:rounded-hero">
          <Person seed={6} job="nurse" country="PH" figure="half" />
        </EldersRoom>
        <div className="grid gap-4">
          <p className="max-w-reading max-md:text-small md:text-lead">{t('about.company')}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="font-semibold">{t('about.since', { year: String(brand.founded_year) })}</span>
            <Button asChild variant="secondary">
              <Link to={paths.about.to()}>{t('about.more')}</Link>
            </Button>
          </div>
        </div>
      </div>
    </Section>
  )
}
