export type WireRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal: AbortSignal
  /** The uploaded share from 0 to 1; only some transports report it. */
  readonly onProgress?: (share: number) => void
}

export type WireResponse = {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: () => Promise<string>
}

/** Sends one request; rejects when no response arrives. */
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
