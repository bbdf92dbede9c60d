import type { ApiError } from '@sakina/api-client/client'
import { NotFound } from '@sakina/ui/art/illustrations/not-found'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'

import { useText } from './text.ts'
import { useErrorMessage } from './use-error-message.ts'

/** Says that a record does not exist, or that it could not be loaded, which can be tried again. */
export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useText()
  const words = useErrorMessage()
  return error.code === 'not_found' ? (
    <EmptyState illustration={<NotFound />} title={t('answer.notFound')} text={t('answer.notFoundText')} />
  ) : (
    <ErrorState
      illustration={error.kind === 'network' ? <Offline /> : <Unplugged />}
      title={t('answer.failed')}
      text={words(error)}
      onRetry={onRetry}
    />
  )
}
