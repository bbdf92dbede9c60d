import { TermsHeading } from '../features/terms/terms-heading.tsx'
import { TermsList } from '../features/terms/terms-list.tsx'

export default function TermsPage() {
  return (
    <div className="mx-auto max-w-content px-4 py-10">
      <TermsHeading />
      <div className="mt-8">
        <TermsList />
      </div>
    </div>
  )
}
