import { paths } from '../../shared/config/paths.ts'
import { PageHead } from '../../shared/head/page-head.tsx'
import { useText } from '../../shared/intl/use-text.ts'

export function AboutHead() {
  const t = useText()
  return <PageHead title={t('about.title')} description={t('about.meta')} path={paths.about.to()} />
}
