import { Button } from '@sakina/ui/button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { Section } from '../../shared/section/section.tsx'

export default function AboutBrief() {
  const t = useText()
  return (
    <Section id="about" heading={t('about.heading')} ground="subtle">
      <p className="max-w-reading text-lead text-pretty">{t('about.company')}</p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to={paths.about.to()}>{t('about.more')}</Link>
      </Button>
    </Section>
  )
}
