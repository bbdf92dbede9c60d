import type { ApiError } from '@sakina/api-client/client'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { useDeferredValue, useState, type ReactNode } from 'react'

import { isNotFoundError, useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'
import { useDelayedAction } from '../timing/use-delayed-action.ts'

type Answer<Data> = {
  readonly data: Data | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  mutate(): Promise<unknown>
}

type Props<Data> = {
  answer: Answer<Data>
  /** The accessible name while loading. */
  label: string
  /** A skeleton of the content. It becomes visible after 200 ms. */
  loading: ReactNode
  failedTitle: string
  /** Shown if the requested record does not exist, because a retry would not help. */
  missing?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Whether the error has a reference that support can look up. A request that never reached the server has
 * none.
 */
const wasHeard = ({ kind, correlationId }: ApiError) => kind !== 'network' && correlationId !== ''

/**
 * Renders fetched data by its state: loading, error, missing, empty or content. Loaded data stays
 * visible when a later refresh fails.
 */
export function AsyncView<Data>({
  answer,
  label,
  loading,
  failedTitle,
  missing,
  isEmpty,
  empty,
  children,
}: Props<Data>) {
  const { data, error, isValidating } = answer
  const words = useErrorMessage()
  // Renders arrived data as a deferred update: a response and ten cards in one task would delay input on a
  // slow phone.
  const isDrawn = useDeferredValue(data !== undefined)
  // A prerendered document may show what is gone since.
  if (missing && error && isNotFoundError(error)) return missing
  if (data !== undefined && isDrawn) return <>{isEmpty?.(data) ? empty : children(data)}</>
  if (data === undefined && error && !isValidating) {
    return (
      <ErrorState
        illustration={error.kind === 'network' ? <Offline /> : <Unplugged />}
        title={failedTitle}
        text={words(error)}
        onRetry={() => void answer.mutate()}
        {...(wasHeard(error) && { reference: error.correlationId })}
      />
    )
  }
  return (
    <div className="relative">
      <StillTrying />
      <SkeletonGroup label={label} className="appear-late">
        {loading}
      </SkeletonGroup>
    </div>
  )
}

/** The milliseconds after which the skeleton says that loading takes long. */
const LATE_MS = 8000

/** It lies over the skeleton, so that it moves nothing. */
function StillTrying() {
  const t = useText()
  const [late, setLate] = useState(false)
  useDelayedAction(true, LATE_MS, () => setLate(true))
  return (
    <p
      role="status"
      className={
        late
          ? 'absolute inset-x-4 top-2 z-10 m-0 mx-auto w-fit rounded-card bg-raised px-4 py-2 text-center shadow-raised'
          : 'sr-only'
      }
    >
      {late && t('errors.late')}
    </p>
  )
}
