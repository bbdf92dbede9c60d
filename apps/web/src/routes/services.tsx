import { ServicesStructuredData } from '../features/plans/services-structured-data.tsx'
import { ServicesPage } from '../features/plans/services/services-page.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function ServicesRoute() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeadTags
        title={t('plans.services.title', { brand: brand.name[locale] })}
        description={t('plans.services.description')}
        path={paths.services.to()}
      />
      <ServicesPage />
      <ServicesStructuredData />
    </>
  )
}
