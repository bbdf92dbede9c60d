import { paths } from '../../shared/config/paths.ts'
import { PageHead } from '../../shared/head/page-head.tsx'
import { useText } from '../../shared/intl/use-text.ts'

export function AccessibilityStatementHead() {
  const t = useText()
  return (
    <PageHead
      title={t('statement.title')}
      description={t('statement.description')}
      path={paths.accessibility.to()}
    />
  )
}
