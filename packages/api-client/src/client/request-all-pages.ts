import type { Page } from '../wire/envelope.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'
import type { LooseArgs } from './address.ts'
import type { Reply } from './api-error.ts'
import type { Callable, Client, RequestOptions } from './create-client.ts'
import { isFields } from './verdict.ts'

/** What one item of a paged operation is. */
export type ItemOf<O> = EntityOf<O> extends Page<infer Item> ? Item : never

type Paged = Callable & { read(this: void, answer: never): Page<unknown> }

// No list of the contract is longer; a provider that always says "more" must not hold a page for ever.
const mostPages = 50

const isPage = (value: unknown): value is Page<unknown> =>
  isFields(value) && Array.isArray(value['items']) && typeof value['hasNext'] === 'boolean'

/**
 * A list to its end, page after page: the documented geography calls give 10, 100 or 250 a page, and there are 13 regions.
 * The first refusal ends it, since half a list of regions would pass for the whole.
 */
export async function requestAllPages<O extends Paged>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
  options?: RequestOptions,
): Promise<Reply<readonly ItemOf<O>[]>>
export async function requestAllPages(
  client: Client,
  operation: Paged,
  args: LooseArgs,
  options?: RequestOptions,
): Promise<Reply<readonly unknown[]>> {
  const items: unknown[] = []
  for (let page = 1; ; page += 1) {
    const reply = await client.send(operation, { ...args, query: { ...args.query, page } }, options)
    if (!reply.ok) return reply
    const { value, correlationId } = reply
    if (!isPage(value)) return { ok: true, value: items, correlationId }
    items.push(...value.items)
    if (!value.hasNext || page >= mostPages || value.items.length === 0)
      return { ok: true, value: items, correlationId }
  }
}
