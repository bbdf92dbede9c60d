import { OrganizationStructuredData } from '../features/branches/organization-structured-data.tsx'
import { FloatingContact } from '../features/home/floating-contact.tsx'
import { Hero } from '../features/home/hero.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'

// Below the first screen. React hydrates each part in idle time, the touched one first.
const Workers = lazyComponent(() => import('../features/home/workers.tsx'))
const RecruitmentSteps = lazyComponent(() => import('../features/recruitment/steps-section.tsx'))
const Nationalities = lazyComponent(() => import('../features/home/nationalities.tsx'))
const Reviews = lazyComponent(() => import('../features/home/reviews.tsx'))
const Offers = lazyComponent(() => import('../features/home/offers.tsx'))
const OrderNow = lazyComponent(() => import('../features/home/order-now.tsx'))
const AboutBrief = lazyComponent(() => import('../features/about/about-brief.tsx'))
const Branches = lazyComponent(() => import('../features/branches/branches.tsx'))
const Contact = lazyComponent(() => import('../features/home/contact.tsx'))

export default function HomePage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHead
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
