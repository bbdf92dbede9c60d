import { PlanCatalogue } from '../features/plans/catalogue/plan-catalogue.tsx'
import { PlansStructuredData } from '../features/plans/catalogue/plans-structured-data.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function PlanCataloguePage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeadTags
        title={t('plans.order.title', { brand: brand.name[locale] })}
        description={t('plans.order.description')}
        path={paths.orderPage.to()}
      />
      <PlanCatalogue />
      <PlansStructuredData />
    </>
  )
}
