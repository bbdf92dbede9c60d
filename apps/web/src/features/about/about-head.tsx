import { paths } from '../../shared/config/paths.ts'
import { usePageTitle } from '../../shared/head/page-title.ts'
import { PageHead } from '../../shared/head/page-head.tsx'
import { useText } from '../../shared/intl/use-text.ts'

export function AboutHead() {
  const t = useText()
  return (
    <PageHead title={usePageTitle(t('about.title'))} description={t('about.meta')} path={paths.about.to()} />
  )
}
