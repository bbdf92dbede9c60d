import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../client/create-client.ts'
import { useApiClient } from './client-context.tsx'
import { staleReadIdsAfterResponse } from './invalidation.ts'
import { isEndpointKey } from './key.ts'

/** The client's `request`, which also revalidates the reads that its response makes stale. */
export function useRequest(): Client['request'] {
  const client = useApiClient()
  const { mutate } = useSWRConfig()
  return useCallback<Client['request']>(
    async (operation, args, options) => {
      const reply = await client.request(operation, args, options)
      const stale = staleReadIdsAfterResponse(operation.id, reply)
      if (stale.length > 0)
        void mutate((key) => isEndpointKey(key) && stale.includes(key[0].replace(/\/(all|first-\d+)$/, '')))
      return reply
    },
    [client, mutate],
  )
}
