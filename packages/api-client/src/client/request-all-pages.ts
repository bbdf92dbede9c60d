import type { Page } from '../wire/envelope.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'
import type { UntypedRequestArgs } from './transport.ts'
import type { ApiResult } from './api-error.ts'
import type { RequestableOperation, Client, RequestOptions } from './create-client.ts'
import { isJsonObject } from './classify-result.ts'

/** The item type of a paged operation. */
export type PageItemOf<O> = EntityOf<O> extends Page<infer Item> ? Item : never

type Paged = RequestableOperation & { read(this: void, answer: never): Page<unknown> }

// No list of the API has more pages; a provider that always reports another page must not keep the
// client busy.
const mostPages = 50

const isPage = (value: unknown): value is Page<unknown> =>
  isJsonObject(value) && Array.isArray(value['items']) && typeof value['hasNext'] === 'boolean'

/** The items of all loaded pages as one page. */
export type LoadedPages<T> = Pick<Page<T>, 'items' | 'total' | 'hasNext'>

/** The number of pages requested at once, when the first page reports the total. */
const atOnce = 6

/**
 * Requests the first pages of a list. The first failure ends it, because half a list of regions would look
 * complete.
 */
export async function requestFirstPages<O extends Paged>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
  maxPages: number,
  options?: RequestOptions,
): Promise<ApiResult<LoadedPages<PageItemOf<O>>>>
/** Requests the pages of a list up to a maximum number. */
export function requestFirstPages(
  client: Client,
  operation: Paged,
  args: UntypedRequestArgs,
  maxPages: number,
  options?: RequestOptions,
): Promise<ApiResult<LoadedPages<unknown>>> {
  return readPages(client, operation, args, maxPages, options)
}

async function readPages(
  client: Client,
  operation: Paged,
  args: UntypedRequestArgs,
  maxPages: number,
  options?: RequestOptions,
): Promise<ApiResult<LoadedPages<unknown>>> {
  const items: unknown[] = []
  let pageCount = 1
  for (let page = 1; ;) {
    const last = Math.min(pageCount, page + atOnce - 1, maxPages)
    const replies = await Promise.all(
      Array.from({ length: last - page + 1 }, (_, step) =>
        client.send(operation, { ...args, query: { ...args.query, page: page + step } }, options),
      ),
    )
    for (const reply of replies) {
      if (!reply.ok) return reply
      const { value, correlationId } = reply
      const isLast = reply === replies.at(-1)
      if (!isPage(value))
        return { ok: true, value: { items, total: items.length, hasNext: false }, correlationId }
      items.push(...value.items)
      if (isLast && (!value.hasNext || last >= maxPages || value.items.length === 0))
        return { ok: true, value: { items, total: value.total, hasNext: value.hasNext }, correlationId }
      pageCount = Math.max(last + 1, value.totalPages)
    }
    page = last + 1
  }
}

/**
 * The largest `limit` of a list (`wire/queries.ts`); the geography lists have a `page_size` of their own.
 */
const widest = 100

/**
 * Requests all pages of a list. If pages of fewer than 100 items are asked for and the first one is
 * not the last, the list is requested again with 100 items a page. If that fails, the pages are
 * requested as asked for.
 */
export async function requestAllPages<O extends Paged>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
  options?: RequestOptions,
): Promise<ApiResult<readonly PageItemOf<O>[]>>
/** Requests every page of a list and returns all rows. */
export async function requestAllPages(
  client: Client,
  operation: Paged,
  args: UntypedRequestArgs,
  options?: RequestOptions,
): Promise<ApiResult<readonly unknown[]>> {
  const read = (query: UntypedRequestArgs['query'], maxPages: number) =>
    readPages(client, operation, { ...args, query }, maxPages, options)
  const limit = args.query?.['limit']
  if (typeof limit === 'number' && limit < widest) {
    const first = await read(args.query, 1)
    if (!first.ok || !first.value.hasNext) return itemsOf(first)
    const all = await read({ ...args.query, limit: widest }, mostPages)
    if (all.ok) return itemsOf(all)
  }
  return itemsOf(await read(args.query, mostPages))
}

const itemsOf = (reply: ApiResult<LoadedPages<unknown>>): ApiResult<readonly unknown[]> =>
  reply.ok ? { ...reply, value: reply.value.items } : reply
