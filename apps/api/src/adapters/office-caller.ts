import type { AnyOperation } from '@sakina/api-client/wire/operation'

type Call = {
  readonly operation: AnyOperation
  readonly params: Readonly<Record<string, string>> | undefined
  readonly query: Readonly<Record<string, string>> | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export class NobodyAnswers extends Error {
  override readonly name = 'NobodyAnswers'
}

/** Calls a running server as the office. The browser's client would bring the browser's types along. */
export async function callOffice(
  to: { readonly root: string; readonly token: string },
  { operation, params, query, body }: Call,
): Promise<{ readonly ok: boolean; readonly status: number; readonly answer: unknown }> {
  const path = operation.path.replace(':id', encodeURIComponent(params?.['id'] ?? ''))
  const search = new URLSearchParams(query).toString()
  const response = await fetch(`${to.root}${path}${search === '' ? '' : `?${search}`}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${to.token}`,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new NobodyAnswers(to.root, { cause: error })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  return { ok: response.ok, status: response.status, answer }
}
