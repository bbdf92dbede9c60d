import { ReplacementForm } from '../features/requests/replacement-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function RequestReplacementPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('requests.replacement.title')} description={t('requests.replacement.text')} />
      <RequestPage kind="replacement" form={ReplacementForm} />
    </>
  )
}
