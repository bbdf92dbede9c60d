import { paths } from '../../shared/config/paths.ts'
import { PageHead } from '../../shared/head/page-head.tsx'
import { useText } from '../../shared/intl/use-text.ts'

export function TermsHead() {
  const t = useText()
  return (
    <>
      <PageHead title={t('terms.title')} description={t('terms.description')} path={paths.rules.to()} />
      <h1 className="text-display font-semibold text-balance">{t('terms.title')}</h1>
      <p className="mt-2 max-w-reading text-text-muted">{t('terms.lead')}</p>
    </>
  )
}
