import { AboutBrief } from '../features/about/parts.ts'
import { Branches, Organization } from '../features/branches/parts.ts'
import { Hero } from '../features/home/hero.tsx'
import {
  Contact,
  FloatingContact,
  Nationalities,
  Offers,
  OrderNow,
  Reviews,
  Workers,
} from '../features/home/parts.ts'
import { RecruitmentSteps } from '../features/recruitment/parts.ts'
import { Services } from '../features/services/parts.ts'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/locale-context.ts'
import { useText } from '../shared/intl/use-text.ts'

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
      <Hero servicesId="services" />
      <FloatingContact />
      <Services />
      <AboutBrief />
      <Workers className="room min-h-[31rem]" />
      <RecruitmentSteps />
      <Nationalities className="room min-h-[72rem] sm:min-h-[45rem] lg:min-h-[31rem]" />
      <Reviews />
      <Offers />
      <OrderNow className="room min-h-[36rem] sm:min-h-[39rem] md:min-h-[26rem] lg:min-h-[29rem]" />
      <Branches />
      <Contact />
      <Organization />
    </>
  )
}
