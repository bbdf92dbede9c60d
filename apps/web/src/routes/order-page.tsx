import { PlanCatalogue } from '../features/plans/catalogue/plan-catalogue.tsx'
import { PlansStructuredData } from '../features/plans/catalogue/plans-structured-data.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function OrderPage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={t('plans.order.title', { brand: brand.name[locale] })}
        description={t('plans.order.description')}
        path={paths.orderPage.to()}
      />
      <PlanCatalogue />
      <PlansStructuredData />
    </>
  )
}
