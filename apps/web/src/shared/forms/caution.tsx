import type { FieldProblem } from '@sakina/domain/validation'

import { useProblemWords } from './validation/use-problem-words.ts'

/** A question, not a refusal: the form can be sent as it is. */
export function Caution({ problem }: { problem: FieldProblem }) {
  const words = useProblemWords()
  return (
    <span aria-live="polite" className="text-warning">
      {words(problem)}
    </span>
  )
}
