import type { ApiError } from '@sakina/api-client/client'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { useDeferredValue, useState, type ReactNode } from 'react'

import { isMissing, useErrorWords } from '../errors/error-sentences.ts'
import { useText } from '../intl/use-text.ts'
import { useAfter } from '../timing/use-after.ts'

type Answer<Data> = {
  readonly data: Data | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  mutate(): Promise<unknown>
}

type Props<Data> = {
  answer: Answer<Data>
  /** Said to a screen reader while waiting. */
  label: string
  /** A skeleton of the real shape; it shows itself only after 200 ms. */
  loading: ReactNode
  failedTitle: string
  /** Stands where the server knows of no such thing: asking again would change nothing. */
  missing?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** Nobody can look up what never reached the server. */
const wasHeard = ({ kind, correlationId }: ApiError) => kind !== 'network' && correlationId !== ''

/**
 * The four states of anything fetched. Data once shown stay on screen when a later refresh fails: what is still
 * usable is not taken away.
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
  const words = useErrorWords()
  // What has arrived is drawn in slices: an answer and ten cards in one task keep a slow phone from answering a touch
  const isDrawn = useDeferredValue(data !== undefined)
  if (data !== undefined && isDrawn) return <>{isEmpty?.(data) ? empty : children(data)}</>
  if (data === undefined && error && !isValidating) {
    if (missing && isMissing(error)) return missing
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
    <>
      <StillTrying />
      <SkeletonGroup label={label} className="appear-late">
        {loading}
      </SkeletonGroup>
    </>
  )
}

/** When shapes alone no longer say enough. */
const LATE_MS = 8000

function StillTrying() {
  const t = useText()
  const [late, setLate] = useState(false)
  useAfter(true, LATE_MS, () => setLate(true))
  return (
    <p role="status" className={late ? 'm-0 mb-4 text-text-muted' : 'sr-only'}>
      {late && t('errors.late')}
    </p>
  )
}
