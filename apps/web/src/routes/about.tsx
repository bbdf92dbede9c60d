import { About } from '../features/about/about.tsx'
import { OrganizationStructuredData } from '../features/branches/organization-structured-data.tsx'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'
import { useText } from '../shared/intl/use-text.ts'

const Faq = lazyComponent(() => import('../features/faq/faq.tsx'))
const Branches = lazyComponent(() => import('../features/branches/branches.tsx'))

export default function AboutCompanyPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('about.title')} description={t('about.meta')} path={paths.about.to()} />
      <About />
      <Faq />
      <Branches />
      <OrganizationStructuredData />
    </>
  )
}
