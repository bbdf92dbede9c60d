import { Hero } from '../features/home/hero.tsx'
import { ServiceList } from '../features/services/service-list.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useLocale } from '../shared/intl/locale-context.ts'
import { useText } from '../shared/intl/use-text.ts'

const servicesId = 'services'

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
      <Hero servicesId={servicesId} />
      <ServiceList id={servicesId} />
    </>
  )
}
