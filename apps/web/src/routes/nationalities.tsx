import { NationalityList } from '../features/plans/nationalities/nationality-list.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function NationalitiesPage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeadTags
        title={t('plans.nationalities.title', { brand: brand.name[locale] })}
        description={t('plans.nationalities.description')}
        path={paths.nationalities.to()}
      />
      <NationalityList />
    </>
  )
}
