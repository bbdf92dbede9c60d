import type { ApiError } from '@sakina/api-client/client'
import { Dialog } from '@sakina/ui/dialog'
import { ErrorState } from '@sakina/ui/error-state'

import { isMissing, useErrorWords } from '../errors/error-sentences.ts'
import { Missing, type MissingKind } from '../missing/missing.tsx'

type Props = {
  title: string
  /** The name of what failed to load. */
  heading: string
  kind: MissingKind
  error: ApiError
  onRetry: () => void
  onClose: () => void
}

/** A popup for an item that failed to load. */
export default function Failed({ title, heading, kind, error, onRetry, onClose }: Props) {
  const words = useErrorWords()
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {isMissing(error) ? (
        <Missing level={3} kind={kind} />
      ) : (
        <ErrorState level={3} title={heading} text={words(error)} onRetry={onRetry} />
      )}
    </Dialog>
  )
}
