import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { ApiError, Reply } from '../client/api-error.ts'
import type { Callable, RequestOptions } from '../client/create-client.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'
import { useApiClient } from './client-context.tsx'
import { invalidation } from './invalidation.ts'
import { isEndpointKey } from './key.ts'

export type Command<O extends Callable> = {
  /** While one is under way a second call joins it: two clicks are one request. Never throws. */
  readonly run: (args: ArgsOf<O>, options?: RequestOptions) => Promise<Reply<EntityOf<O>>>
  readonly busy: boolean
  readonly error: ApiError | null
  readonly reset: () => void
}

export function useCommand<O extends Callable>(operation: O): Command<O> {
  const client = useApiClient()
  const { mutate } = useSWRConfig()
  const underWay = useRef<Promise<Reply<EntityOf<O>>> | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const run = useCallback(
    (args: ArgsOf<O>, options?: RequestOptions) => {
      if (underWay.current) return underWay.current
      const work = async (): Promise<Reply<EntityOf<O>>> => {
        const reply = await client.request(operation, args, options)
        underWay.current = null
        setBusy(false)
        setError(reply.ok ? null : reply.error)
        if (reply.ok) {
          const stale = invalidation[operation.id] ?? []
          void mutate((key) => isEndpointKey(key) && stale.includes(key[0]))
        }
        return reply
      }
      setBusy(true)
      setError(null)
      underWay.current = work()
      return underWay.current
    },
    [client, mutate, operation],
  )
  const reset = useCallback(() => setError(null), [])
  return { run, busy, error, reset }
}
