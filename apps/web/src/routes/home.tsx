import { OrganizationStructuredData } from '../features/branches/organization-structured-data.tsx'
import { FloatingContact } from '../features/home/floating-contact.tsx'
import { Hero } from '../features/home/hero.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { lazySection } from '../shared/hydration/lazy-section.tsx'

// Sections below the first screen. React hydrates each in idle time, the touched one first.
const Workers = lazySection(() => import('../features/home/workers.tsx'))
const RecruitmentSteps = lazySection(() => import('../features/recruitment/steps-section.tsx'))
const Nationalities = lazySection(() => import('../features/home/nationalities.tsx'))
const Reviews = lazySection(() => import('../features/home/reviews.tsx'))
const Offers = lazySection(() => import('../features/home/offers.tsx'))
const OrderNow = lazySection(() => import('../features/home/special-package-section.tsx'))
const AboutBrief = lazySection(() => import('../features/about/about-brief.tsx'))
const Branches = lazySection(() => import('../features/branches/branches.tsx'))
const Contact = lazySection(() => import('../features/home/contact.tsx'))

export default function HomePage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeadTags
        title={t('home.title', { brand: brand.name[locale] })}
        description={t('home.description')}
        path={paths.home.to()}
      />
      <Hero />
      <FloatingContact />
      <ServiceList id="services" />
      <Workers />
      <RecruitmentSteps />
      <Nationalities />
      <Offers />
      <Reviews />
      <OrderNow />
      <AboutBrief />
      <Branches isBrief />
      <Contact />
      <OrganizationStructuredData />
    </>
  )
}
