import { CancellationForm } from '../features/requests/cancellation-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'

export default function RequestCancellationPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('requests.cancellation.title')} description={t('requests.cancellation.text')} />
      <RequestPage kind="cancellation" form={CancellationForm} />
    </>
  )
}
