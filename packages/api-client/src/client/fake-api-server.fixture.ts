import type { ClientConfig } from './create-client.ts'
import type { TransportRequest, TransportResponse } from './transport.ts'

export const fakeResponse = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): TransportResponse => ({
  status,
  header: (name) => headers[name] ?? null,
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
})

export const emptyListBody = { success: true, result: [] }

/** A fake provider for tests: it returns the prepared responses one by one and records the requests. */
export const fakeApiServer = (...answers: (TransportResponse | Error)[]) => {
  const requests: TransportRequest[] = []
  const waits: number[] = []
  const config: ClientConfig = {
    apiRoot: 'https://agency.example/api',
    newId: () => 'correlation-1',
    random: () => 1,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
    transport: (request) => {
      requests.push(request)
      const next = answers[requests.length - 1] ?? new Error('asked too often')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
  }
  return { requests, waits, config }
}
