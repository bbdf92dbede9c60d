import { newId, type ApiError } from '@sakina/api-client/client'
import { useApiClient } from '@sakina/api-client/swr'
import { getDriverDay, reportVisitStep } from '@sakina/api-client/wire/driver'
import type { DriverStep } from '@sakina/domain/vocabulary'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { now } from '../../shared/clock/now.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import {
  storeDriverDay,
  pruneAndReadDriverDay,
  type StoredDriverDay,
  type QueuedStep,
} from './driver-storage.ts'

/** Whether the server refused the step for good; after other errors the step is sent again. */
const isRefused = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/** A driver's step that the server refused, and the error. */
export type RefusedStep = { readonly visit: string; readonly error: ApiError }

/**
 * Returns the visits of a driver's day: first those stored on the phone, updated when there is a
 * connection.
 */
export function useDriverDay(link: string) {
  const client = useApiClient()
  const [kept, setKept] = useState(() => pruneAndReadDriverDay(link, now()))
  const [error, setError] = useState<ApiError>()
  const [refusal, setRefusal] = useState<RefusedStep>()
  const latest = useRef(kept)
  const isSending = useRef(false)

  const keep = (next: StoredDriverDay) => {
    latest.current = next
    storeDriverDay(link, next)
    setKept(next)
  }

  const send = async ({ visit, step, id, at }: QueuedStep) => {
    const happenedAt = new Date(at).toISOString()
    const reply = await client.request(reportVisitStep, { body: { link, id, visit, step, at: happenedAt } })
    if (!reply.ok && isRefused(reply.error)) setRefusal({ visit, error: reply.error })
    return reply
  }

  /** Sends the waiting steps in order, then fetches the day; stops without a connection. */
  const synchronize = async () => {
    if (isSending.current) return
    isSending.current = true
    for (let isUpToDate = false; !isUpToDate;) {
      const [first] = latest.current.queue
      const reply = await (first ? send(first) : client.request(getDriverDay, { body: { link } }))
      const isDecided = reply.ok || isRefused(reply.error)
      const { day, heardAt, queue } = latest.current
      keep({
        day: reply.ok ? reply.value : day,
        heardAt: reply.ok ? now() : heardAt,
        queue: first && isDecided ? queue.slice(1) : queue,
      })
      setError(reply.ok || (first && isDecided) ? undefined : reply.error)
      isUpToDate = first ? !isDecided : latest.current.queue.length === 0 || !reply.ok
    }
    isSending.current = false
  }

  const begin = useEffectEvent(() => void synchronize())
  useEffect(() => {
    const start = () => begin()
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [link])
  usePolling(true, synchronize)

  const say = (visit: string, step: DriverStep) => {
    setRefusal(undefined)
    keep({ ...latest.current, queue: [...latest.current.queue, { id: newId(), visit, step, at: now() }] })
    void synchronize()
  }
  return { ...kept, error, refusal, say, synchronize }
}
