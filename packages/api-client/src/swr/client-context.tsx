import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Client } from '../client/create-client.ts'

const ClientContext = createContext<Client | null>(null)

/** Gives the components inside it the API client. */
export function ApiClientProvider({
  client,
  children,
}: {
  readonly client: Client
  readonly children: ReactNode
}) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** Returns the API client of the nearest provider. */
export function useApiClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new TypeError('ApiClientProvider is missing above this component')
  return client
}
