import { TermsHeadTags } from '../features/terms/terms-head-tags.tsx'
import { TermsList } from '../features/terms/terms-list.tsx'

export default function RulesPage() {
  return (
    <div className="mx-auto max-w-content px-4 py-10">
      <TermsHeadTags />
      <div className="mt-8">
        <TermsList />
      </div>
    </div>
  )
}
