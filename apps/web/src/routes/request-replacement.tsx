import { ReplacementForm } from '../features/requests/replacement-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'

export default function RequestReplacementPage() {
  return <RequestPage kind="replacement" form={ReplacementForm} />
}
