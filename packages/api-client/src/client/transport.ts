export type WireRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal: AbortSignal
  /** From 0 to 1 while a body goes up; only some transports can tell. */
  readonly onProgress?: (share: number) => void
}

export type WireResponse = {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: () => Promise<string>
}

/** One exchange. Rejects when no answer came. */
export type Transport = (request: WireRequest) => Promise<WireResponse>

export const fetchTransport =
  (fetch: typeof globalThis.fetch): Transport =>
  async ({ method, url, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
    }
  }
