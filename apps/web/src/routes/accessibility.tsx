import { AccessibilityStatementHead } from '../features/statement/accessibility-statement-head.tsx'
import { AccessibilityStatement } from '../features/statement/accessibility-statement.tsx'

export default function AccessibilityPage() {
  return (
    <>
      <AccessibilityStatementHead />
      <AccessibilityStatement />
    </>
  )
}
