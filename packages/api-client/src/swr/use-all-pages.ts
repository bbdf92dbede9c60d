import useSWR from 'swr'
import type { SWRResponse } from 'swr'
import type { ApiError } from '../client/api-error.ts'
import { requestAllPages, requestFirstPages } from '../client/request-all-pages.ts'
import type { PageItemOf, LoadedPages } from '../client/request-all-pages.ts'
import type { Page } from '../wire/envelope.ts'
import type { ArgsOf } from '../wire/operation.ts'
import { useApiClient } from './client-context.tsx'
import type { EndpointOperation } from './use-endpoint.ts'
import { endpointKey } from './key.ts'

type PagedEndpoint = EndpointOperation & { read(this: void, answer: never): Page<unknown> }

/**
 * Reads all pages of a list that is shown or searched as a whole, such as regions or the plans of a
 * service.
 */
export function useAllPages<O extends PagedEndpoint>(
  operation: O,
  args: ArgsOf<O> | null,
): SWRResponse<readonly PageItemOf<O>[], ApiError> {
  const client = useApiClient()
  return useSWR<readonly PageItemOf<O>[], ApiError>(
    // A separate key, so that it never collides with a single page of the same list.
    args === null ? null : endpointKey(`${operation.id}/all`, args, client.language),
    args === null
      ? null
      : async () => {
          const reply = await requestAllPages(client, operation, args)
          if (!reply.ok) throw reply.error
          return reply.value
        },
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateIfStale: operation.cache !== 'reference',
      keepPreviousData: false,
    },
  )
}

/** Reads the first pages of a growing list; the shown pages stay while the next one loads. */
export function useFirstPages<O extends PagedEndpoint>(
  operation: O,
  args: ArgsOf<O>,
  pages: number,
): SWRResponse<LoadedPages<PageItemOf<O>>, ApiError> {
  const client = useApiClient()
  return useSWR<LoadedPages<PageItemOf<O>>, ApiError>(
    endpointKey(`${operation.id}/first-${pages}`, args, client.language),
    async () => {
      const reply = await requestFirstPages(client, operation, args, pages)
      if (!reply.ok) throw reply.error
      return reply.value
    },
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  )
}
