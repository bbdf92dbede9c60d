import type { AnyOperation } from '../wire/operation.ts'

export type UntypedArgs = {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** `{host}` of a root such as `https://example.sa/api` or `/api`. */
export const hostOf = (apiRoot: string): string => apiRoot.replace(/\/api\/?$/, '').replace(/\/$/, '')

const filled = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const search = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
      ? [[name, String(value)]]
      : [],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export const callUrl = (
  operation: Pick<AnyOperation, 'root' | 'path'>,
  args: UntypedArgs,
  apiRoot: string,
): string => {
  const root = operation.root === 'host' ? hostOf(apiRoot) : apiRoot.replace(/\/$/, '')
  return root + filled(operation.path, args.params ?? {}) + search(args.query ?? {})
}
