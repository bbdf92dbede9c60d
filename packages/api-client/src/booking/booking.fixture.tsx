import { instant } from '@sakina/domain/calendar'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { createClient } from '../client/create-client.ts'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import type { TransportRequest, TransportResponse } from '../client/transport.ts'
import { ApiClientProvider } from '../swr/client-context.tsx'
import { examples } from '../wire/examples/index.ts'
import { getServicePlan } from '../wire/plans.ts'
import type { BookingDevicePorts } from './device.ts'

export const fixtureNow = instant('2026-02-12T09:00:00+03:00')

/** An hourly plan of one visit, at any time of day. */
export const hourlyPlan = {
  ...getServicePlan.read(examples.getServicePlan.answer),
  visitCount: 1,
  visitsPerWeek: 1,
  visitPeriod: null,
  availability: null,
}

export const exampleCustomer = {
  id: 'user',
  partnerId: 'partner',
  name: 'نورة',
  email: null,
  mobile: '0500000001',
}

export const deviceWithStorage = (storage: Storage): BookingDevicePorts => ({
  storage: () => storage,
  now: () => fixtureNow,
  readPassportFile: () => Promise.resolve(undefined),
  deletePassportFile: () => Promise.resolve(),
  watchStorage: () => () => undefined,
})

/** A fake provider with one response for each path; any other path is not found. */
export function createFakeApiClient(
  answers: Readonly<Record<string, (request: TransportRequest) => TransportResponse>>,
) {
  const requests: { readonly path: string; readonly key: string | undefined }[] = []
  const client = createClient({
    apiRoot: 'https://agency.example/api',
    retry: { times: 0, firstDelay: 0, longestDelay: 0 },
    transport: (request) => {
      const path = new URL(request.url).pathname.replace('/api', '')
      requests.push({ path, key: request.headers['idempotency-key'] })
      const respond = answers[path]
      return Promise.resolve(
        respond?.(request) ?? fakeResponse(404, { success: false, code: 'not_found', message: '' }),
      )
    },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiClientProvider client={client}>{children}</ApiClientProvider>
    </SWRConfig>
  )
  return { requests, wrapper }
}
