import type { IdentityCheckState } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import type { IdentityProvider } from '../ports/identity.ts'
import { parseJson } from './parse-json.ts'

export type NafathSettings = {
  readonly apiUrl: string
  readonly appId: string
  readonly appKey: string
  readonly service: string
  readonly timeoutMilliseconds?: number
}

/**
 * The error of a failed call to Nafath. Its text holds only the status, because a message of Nafath
 * may repeat the national ID.
 */
class NafathFailed extends Error {
  override readonly name = 'NafathFailed'
}

const Started = v.object({
  transId: v.string(),
  random: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
})
const Status = v.object({ status: v.picklist(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) })

const states: Readonly<Record<v.InferOutput<typeof Status>['status'], IdentityCheckState>> = {
  WAITING: 'waiting',
  COMPLETED: 'approved',
  REJECTED: 'denied',
  EXPIRED: 'expired',
}

/**
 * Returns the identity provider Nafath with its two calls as they are publicly known: the request
 * returns a number that the person chooses in the app, and the status call returns the outcome. Not
 * verified against the real service.
 */
export function createNafathIdentityProvider(settings: NafathSettings): IdentityProvider {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${settings.apiUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'app-id': settings.appId,
        'app-key': settings.appKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 10_000),
    })
    const text = await response.text()
    if (!response.ok) throw new NafathFailed(`Nafath answered ${response.status}`)
    return parseJson(text)
  }
  return {
    async start({ id, nationalId, language }) {
      const path = `/api/v1/mfa/request?local=${language}&requestId=${id}`
      const { transId, random } = v.parse(
        Started,
        await post(path, { nationalId, service: settings.service }),
      )
      return { reference: transId, number: random }
    },
    async read({ reference, number, nationalId }) {
      const body = { nationalId, transId: reference, random: number }
      return states[v.parse(Status, await post('/api/v1/mfa/request/status', body)).status]
    },
  }
}
