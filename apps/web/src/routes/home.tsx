import { Organization } from '../features/branches/organization.tsx'
import { FloatingContact } from '../features/home/floating-contact.tsx'
import { Hero } from '../features/home/hero.tsx'
import { ServiceArt } from '../features/services/service-art.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/locale-context.ts'
import { useText } from '../shared/intl/use-text.ts'
import { lazyPart } from '../shared/hydration/lazy-part.tsx'

// Below the first screen. React hydrates each part in idle time, the touched one first.
const Workers = lazyPart(() => import('../features/home/workers.tsx'))
const RecruitmentSteps = lazyPart(() => import('../features/recruitment/steps-section.tsx'))
const Nationalities = lazyPart(() => import('../features/home/nationalities.tsx'))
const Reviews = lazyPart(() => import('../features/home/reviews.tsx'))
const Offers = lazyPart(() => import('../features/home/offers.tsx'))
const OrderNow = lazyPart(() => import('../features/home/order-now.tsx'))
const AboutBrief = lazyPart(() => import('../features/about/about-brief.tsx'))
const Branches = lazyPart(() => import('../features/branches/branches.tsx'))
const Contact = lazyPart(() => import('../features/home/contact.tsx'))

export default function Home() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={t('home.title', { brand: brand.name[locale] })}
        description={t('home.description')}
        path={paths.home.to()}
      />
      <Hero ServiceArt={ServiceArt} />
      <FloatingContact />
      <ServiceList id="services" />
      <Workers />
      <RecruitmentSteps />
      <Nationalities />
      <Offers />
      <Reviews />
      <OrderNow />
      <AboutBrief />
      <Branches />
      <Contact />
      <Organization />
    </>
  )
}
