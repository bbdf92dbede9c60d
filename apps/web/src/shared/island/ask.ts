import type { Callable, Client } from '@sakina/api-client/client'
import { endpointKey } from '@sakina/api-client/swr'

/** Something a piece of the page shows, asked for before it wakes; the key is the one its `useEndpoint` looks under. */
export type Ask = (client: Client) => Promise<{ key: readonly unknown[]; value: unknown }>

export const ask =
  (operation: Callable, args: Parameters<Client['send']>[1]): Ask =>
  async (client) => {
    const reply = await client.send(operation, args)
    if (!reply.ok) throw reply.error
    return { key: endpointKey(operation.id, args, client.language), value: reply.value }
  }
