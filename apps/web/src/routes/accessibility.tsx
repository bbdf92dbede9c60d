import { AccessibilityStatementHeadTags } from '../features/statement/accessibility-statement-head-tags.tsx'
import { AccessibilityStatement } from '../features/statement/accessibility-statement.tsx'

export default function AccessibilityPage() {
  return (
    <>
      <AccessibilityStatementHeadTags />
      <AccessibilityStatement />
    </>
  )
}
