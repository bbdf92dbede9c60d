import type { Callable, Client } from '../client/create-client.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'

// Hundreds of entities take as long to read as to draw: between the two a touch is let in
const LONG = 100
const breath = () => new Promise<void>((go) => setTimeout(go))

/** SWR wants a refusal thrown. */
export async function readEndpoint<O extends Callable>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
): Promise<EntityOf<O>> {
  const reply = await client.request(operation, args)
  if (!reply.ok) throw reply.error
  if (Array.isArray(reply.value) && reply.value.length > LONG) await breath()
  return reply.value
}
