import { paths } from '../../shared/config/paths.ts'
import { PageHeadTags } from '../../shared/head/page-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'

export function AccessibilityStatementHeadTags() {
  const t = useText()
  return (
    <PageHeadTags
      title={t('statement.title')}
      description={t('statement.description')}
      path={paths.accessibility.to()}
    />
  )
}
