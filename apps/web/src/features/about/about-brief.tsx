import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { Button } from '@sakina/ui/button'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { Section } from '../../shared/section/section.tsx'

export default function AboutBrief() {
  const t = useText()
  const branches = useEndpoint(listBranches, {})
  const count = branches.data?.length ?? 0
  const facts = [
    t('about.since', { year: String(brand.founded_year) }),
    t('about.licence', { licence: brand.licence_number }),
    ...(count > 0 ? [t('about.branchesInTheKingdom', { branches: count })] : []),
  ]
  return (
    <Section id="about" heading={t('about.heading')} ground="subtle">
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <p className="max-w-reading text-lead">{t('about.company')}</p>
        <ul className="list-disc ps-6 font-semibold">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Button asChild variant="secondary" className="justify-self-start">
          <Link to={paths.about.to()}>{t('about.more')}</Link>
        </Button>
      </div>
    </Section>
  )
}
