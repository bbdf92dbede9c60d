import { TermsList } from '../features/terms/parts.ts'
import { TermsHead } from '../features/terms/terms-head.tsx'

export default function Rules() {
  return (
    <div className="mx-auto max-w-content px-4 py-10">
      <TermsHead />
      <TermsList className="mt-8" />
    </div>
  )
}
