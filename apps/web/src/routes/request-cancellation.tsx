import { CancellationForm } from '../features/requests/cancellation-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function RequestCancellationPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('requests.cancellation.title')} description={t('requests.cancellation.text')} />
      <RequestPage kind="cancellation" form={CancellationForm} />
    </>
  )
}
