import { CancellationForm } from '../features/requests/cancellation-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'

export default function RequestCancellationPage() {
  return <RequestPage kind="cancellation" form={CancellationForm} />
}
