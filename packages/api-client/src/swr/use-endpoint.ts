import type { SWRConfiguration, SWRResponse } from 'swr'
import type { ApiError } from '../client/api-error.ts'
import type { RequestableOperation, Client } from '../client/create-client.ts'
import type { ArgsOf, CachePolicy, EntityOf } from '../wire/operation.ts'
import { useApiClient } from './client-context.tsx'
import { endpointKey } from './key.ts'
import useSWR, { preload as preloadKey } from 'swr'

// Decoding hundreds of entities takes as long as rendering them, so the browser may handle input in between.
const LONG = 100
const breath = () => new Promise<void>((go) => setTimeout(go))

/** Fetches a read for SWR and throws its refusal, as SWR expects. */
export async function fetchEndpointOrThrow<O extends RequestableOperation>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): Promise<EntityOf<O>> {
  const reply = await client.request(operation, args)
  if (!reply.ok) throw reply.error
  if (Array.isArray(reply.value) && reply.value.length > LONG) await breath()
  return reply.value
}

/** An operation whose response can be cached. */
export type EndpointOperation = RequestableOperation & { readonly cache: CachePolicy }

/** The options of reading an operation with SWR. */
export type EndpointOptions<T> = {
  /** Keeps the previous data of a filtered list until the next response arrives. */
  readonly keepPreviousData?: boolean
  readonly fallbackData?: T
  /** Milliseconds between refreshes of live data while no event stream is open. */
  readonly refreshInterval?: number
}

/** Whether data are revalidated when the visitor returns: only account and live data are. */
const moves = (cache: CachePolicy): boolean => cache === 'account' || cache === 'live'

/** Reads an endpoint. The client already retries, so SWR does not. `args` of `null` sends no request. */
export function useEndpoint<O extends EndpointOperation>(
  operation: O,
  args: ArgsOf<O> | null,
  options: EndpointOptions<EntityOf<O>> = {},
): SWRResponse<EntityOf<O>, ApiError> {
  const client = useApiClient()
  const { cache } = operation
  const config: SWRConfiguration<EntityOf<O>, ApiError> = {
    ...options,
    shouldRetryOnError: false,
    revalidateOnFocus: moves(cache),
    revalidateOnReconnect: true,
    revalidateIfStale: cache !== 'reference',
    dedupingInterval: cache === 'reference' ? 3_600_000 : 2_000,
  }
  return useSWR<EntityOf<O>, ApiError>(
    args === null ? null : endpointKey(operation.id, args, client.language),
    args === null ? null : () => fetchEndpointOrThrow(client, operation, args),
    config,
  )
}

/**
 * Starts a request on hover, focus or touch of a link; `useEndpoint` with the same arguments uses its
 * response.
 */
export function preloadEndpoint<O extends EndpointOperation>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): void {
  void preloadKey(endpointKey(operation.id, args, client.language), () =>
    fetchEndpointOrThrow(client, operation, args),
  )
}
