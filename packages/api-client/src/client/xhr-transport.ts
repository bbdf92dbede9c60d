import type { Transport } from './transport.ts'

/**
 * Creates a transport that reports upload progress, which `fetch` cannot. Pass it to `createClient`
 * as `uploadTransport`.
 */
export const createXhrTransport =
  (open: () => XMLHttpRequest = () => new XMLHttpRequest()): Transport =>
  ({ method, url, headers, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason)
        return
      }
      const request = open()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      const stop = (): void => request.abort()
      signal.addEventListener('abort', stop, { once: true })
      const settle = (finish: () => void): void => {
        signal.removeEventListener('abort', stop)
        finish()
      }
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress?.(loaded / total)
      })
      request.addEventListener('load', () => {
        settle(() => {
          onProgress?.(1)
          resolve({
            status: request.status,
            header: (name) => request.getResponseHeader(name),
            text: () => Promise.resolve(request.responseText),
          })
        })
      })
      request.addEventListener('error', () => settle(() => reject(new TypeError('the upload got no answer'))))
      request.addEventListener('abort', () => settle(() => reject(signal.reason)))
      request.send(body ?? null)
    })
