import { followEvents } from '@sakina/api-client/client'
import { followMyOrder, getMyOrder } from '@sakina/api-client/wire/orders'
import { useApiClient, useEndpoint } from '@sakina/api-client/swr'
import { useEffect, useState } from 'react'

const POLL_MS = 2_500

/** Reads an order and, while `live`, follows its changes by server events or else by polling. */
export function useLiveOrder(orderId: string, live: boolean) {
  const client = useApiClient()
  const [polls, setPolls] = useState(false)
  const order = useEndpoint(
    getMyOrder,
    { params: { id: orderId } },
    { refreshInterval: live && polls ? POLL_MS : 0 },
  )
  const { mutate } = order
  useEffect(() => {
    if (!live) return undefined
    const stop = new AbortController()
    void followEvents(
      client,
      followMyOrder,
      { params: { id: orderId } },
      {
        signal: stop.signal,
        onValue: (value) => void mutate(value, { revalidate: false }),
        onState: (state) => setPolls(state !== 'open'),
      },
    )
    return () => stop.abort()
  }, [client, orderId, live, mutate])
  return order
}
