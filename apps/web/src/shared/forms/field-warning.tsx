import type { FieldProblem } from '@sakina/domain/validation'

import { useProblemMessage } from './use-problem-message.ts'

/** A warning beside a field. The form can still be sent. */
export function FieldWarning({ problem }: { problem: FieldProblem }) {
  const words = useProblemMessage()
  return (
    <span aria-live="polite" className="text-warning">
      {words(problem)}
    </span>
  )
}
