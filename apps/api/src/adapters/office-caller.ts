import { setTimeout } from 'node:timers/promises'
import type { AnyOperation } from '@sakina/api-client/wire/operation'

type Call = {
  readonly operation: AnyOperation
  readonly params: Readonly<Record<string, string>> | undefined
  readonly query: Readonly<Record<string, string>> | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly key: string | undefined
}

type Office = { readonly root: string; readonly token: string }

type OfficeReply = { readonly ok: boolean; readonly status: number; readonly text: string }

/** The error of a command when no server listens at the URL, so that nothing was done. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError'
}

/** The error of a command whose response was lost, so that the command may have been carried out. */
export class ResponseLostError extends Error {
  override readonly name = 'ResponseLostError'
}

const patience = 30_000
const pause = 500

const neverArrived = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === 'ECONNREFUSED' || error.cause.code === 'ENOTFOUND')

async function askOnce(to: Office, { operation, params, query, body, key }: Call): Promise<OfficeReply> {
  const path = operation.path.replace(':id', encodeURIComponent(params?.['id'] ?? ''))
  const search = new URLSearchParams(query).toString()
  const response = await fetch(`${to.root}${path}${search === '' ? '' : `?${search}`}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${to.token}`,
      'accept-language': 'en',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw neverArrived(error) ? new ServerUnreachableError() : new ResponseLostError()
  })
  const text = await response.text().catch(() => {
    throw new ResponseLostError()
  })
  return { ok: response.ok, status: response.status, text }
}

/**
 * Calls a running server as the office; retries a lost response where an idempotency key makes that safe.
 */
export async function sendOfficeCall(to: Office, call: Call): Promise<OfficeReply> {
  let lost = false
  for (let left = call.key === undefined ? 0 : 2; ; left -= 1) {
    try {
      return await askOnce(to, call)
    } catch (error) {
      lost ||= error instanceof ResponseLostError
      if (!lost) throw error
      if (left === 0) throw new ResponseLostError()
    }
    await setTimeout(pause)
  }
}
