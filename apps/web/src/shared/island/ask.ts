import { requestAllPages, type Client } from '@sakina/api-client/client'
import { endpointKey, type Endpoint } from '@sakina/api-client/swr'
import type { ArgsOf, EntityOf } from '@sakina/api-client/wire/operation'
import type { Page } from '@sakina/api-client/wire/envelope'

type Answer<Value = unknown> = {
  readonly key: readonly unknown[]
  readonly value: Value
  /** Whether what shows it asks for a newer one as it appears. */
  readonly isRefreshed: boolean
}

const isRefreshed = ({ cache }: Endpoint): boolean => cache !== 'reference'

/**
 * Something a piece of the page shows, asked for before it wakes. What it shows may hang on the query of the address.
 */
export type Ask = (client: Client, query: URLSearchParams) => Promise<readonly Answer[]>

/** Under the key its `useEndpoint` looks under. */
export async function answerOf<O extends Endpoint>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): Promise<Answer<EntityOf<O>>> {
  const reply = await client.request(operation, args)
  if (!reply.ok) throw reply.error
  return {
    key: endpointKey(operation.id, args, client.language),
    value: reply.value,
    isRefreshed: isRefreshed(operation),
  }
}

/** Under the key its `useAllPages` looks under. */
export async function allAnswersOf<O extends Endpoint & { read(this: void, answer: never): Page<unknown> }>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): Promise<Answer> {
  const reply = await requestAllPages(client, operation, args)
  if (!reply.ok) throw reply.error
  return {
    key: endpointKey(`${operation.id}/all`, args, client.language),
    value: reply.value,
    isRefreshed: isRefreshed(operation),
  }
}

export const ask =
  <O extends Endpoint>(operation: O, args: ArgsOf<O>): Ask =>
  async (client) => [await answerOf(client, operation, args)]
