import type { RequestableOperation, Client } from '../client/create-client.ts'
import type { ArgsOf, EntityOf } from '../wire/operation.ts'

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
