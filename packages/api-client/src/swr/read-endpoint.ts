import type { Callable, Client } from '../client/create-client.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'

/** SWR wants a refusal thrown. */
export async function readEndpoint<O extends Callable>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): Promise<EntityOf<O>> {
  const reply = await client.request(operation, args)
  if (!reply.ok) throw reply.error
  return reply.value
}
