import { paths } from '../../shared/config/paths.ts'
import { PageHeadTags } from '../../shared/head/page-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/** The heading of the page of terms, with its document title and meta tags. */
export function TermsHeading() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('terms.title')} description={t('terms.description')} path={paths.rules.to()} />
      <h1 className="text-display font-semibold text-balance">{t('terms.title')}</h1>
      <p className="mt-2 max-w-reading text-text-muted">{t('terms.lead')}</p>
    </>
  )
}
