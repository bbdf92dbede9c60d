import { useCallback, useRef, useState } from 'react'
import type { ApiError, ApiResult } from '../client/api-error.ts'
import type { RequestableOperation, RequestOptions } from '../client/create-client.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'
import { useRequest } from './use-request.ts'

/** What `useCommand` returns: the function that sends the command, and its state. */
export type UseCommandResult<O extends RequestableOperation> = {
  /**
   * Runs the command; the same arguments join a pending run, so that two clicks send one request. Never
   * throws.
   */
  readonly run: (args: ArgsOf<O>, options?: RequestOptions) => Promise<ApiResult<EntityOf<O>>>
  readonly busy: boolean
  /** The error of the last finished run, until the next one begins. */
  readonly error: ApiError | null
  readonly reset: () => void
}

/** Files cannot be compared as text, so an upload equals only the same arguments object. */
const samenessOf = (operation: RequestableOperation, args: unknown): unknown =>
  operation.bodyType === 'multipart' ? args : JSON.stringify(args)

/** Returns a function that sends a command to the API, and the state of the request. */
export function useCommand<O extends RequestableOperation>(operation: O): UseCommandResult<O> {
  const request = useRequest()
  const underWay = useRef(new Map<unknown, Promise<ApiResult<EntityOf<O>>>>())
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const run = useCallback(
    (args: ArgsOf<O>, options?: RequestOptions) => {
      const calls = underWay.current
      const sameness = samenessOf(operation, args)
      const joined = calls.get(sameness)
      if (joined) return joined
      const work = async (): Promise<ApiResult<EntityOf<O>>> => {
        const reply = await request(operation, args, options)
        calls.delete(sameness)
        setBusy(calls.size > 0)
        setError(reply.ok ? null : reply.error)
        return reply
      }
      setBusy(true)
      setError(null)
      const call = work()
      calls.set(sameness, call)
      return call
    },
    [request, operation],
  )
  const reset = useCallback(() => setError(null), [])
  return { run, busy, error, reset }
}
