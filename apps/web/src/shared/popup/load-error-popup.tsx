import type { ApiError } from '@sakina/api-client/client'
import { Dialog } from '@sakina/ui/dialog'
import { ErrorState } from '@sakina/ui/error-state'

import { isNotFoundError, useErrorMessage } from '../errors/error-messages.ts'
import { NotFoundNotice, type NotFoundKind } from '../errors/not-found-notice.tsx'

type Props = {
  title: string
  /** The title of the error, such as “The invoice didn’t load”. */
  heading: string
  kind: NotFoundKind
  error: ApiError
  onRetry: () => void
  onClose: () => void
}

/** A popup for an item that failed to load. */
export default function LoadErrorPopup({ title, heading, kind, error, onRetry, onClose }: Props) {
  const words = useErrorMessage()
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {isNotFoundError(error) ? (
        <NotFoundNotice level={3} kind={kind} />
      ) : (
        <ErrorState level={3} title={heading} text={words(error)} onRetry={onRetry} />
      )}
    </Dialog>
  )
}
