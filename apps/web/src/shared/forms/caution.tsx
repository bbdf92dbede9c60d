import type { FieldProblem } from '@sakina/domain/validation'

import { useProblemWords } from './validation/use-problem-words.ts'

/** A warning beside a field. The form can still be sent. */
export function Caution({ problem }: { problem: FieldProblem }) {
  const words = useProblemWords()
  return (
    <span aria-live="polite" className="text-warning">
      {words(problem)}
    </span>
  )
}
