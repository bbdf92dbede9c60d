import { SuspensionForm } from '../features/requests/suspension-form.tsx'
import { RequestPage } from '../features/requests/request-page.tsx'

export default function RequestSuspensionPage() {
  return <RequestPage kind="suspension" form={SuspensionForm} />
}
