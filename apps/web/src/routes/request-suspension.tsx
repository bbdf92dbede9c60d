import { SuspensionForm } from '../features/requests/suspension-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function RequestSuspensionPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('requests.suspension.title')} description={t('requests.suspension.text')} />
      <RequestPage kind="suspension" form={SuspensionForm} />
    </>
  )
}
