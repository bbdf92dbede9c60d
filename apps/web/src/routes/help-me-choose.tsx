import { HelpMeChoose } from '../features/plans/help/help-me-choose.tsx'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useLocale } from '../shared/intl/messages-provider.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function HelpMeChoosePage() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeadTags
        title={t('plans.help.title', { brand: brand.name[locale] })}
        description={t('plans.help.description')}
        path={paths.helpMeChoose.to()}
      />
      <HelpMeChoose />
    </>
  )
}
