import { paths } from '../../shared/config/paths.ts'
import { PageHeadTags } from '../../shared/head/page-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** The title and the description of the accessibility statement for the document head. */
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
