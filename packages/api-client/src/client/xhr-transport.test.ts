// @vitest-environment jsdom
import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createXhrTransport } from './xhr-transport.ts'

const serve = async (status: number) => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': '*',
        'x-seen': request.headers['api-token'] ?? '',
      })
      response.end(request.method === 'OPTIONS' ? undefined : '{"success":true}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/uploads` : ''
  return { url, close: () => server.close() }
}

test('an upload by XMLHttpRequest returns status, headers and text and reports its progress', async () => {
  const { url, close } = await serve(201)
  const shares: number[] = []
  const response = await createXhrTransport()({
    method: 'POST',
    url,
    headers: { 'api-token': 'token-1' },
    body: 'x'.repeat(100_000),
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
  })
  close()
  expect(response.status).toBe(201)
  expect(response.header('x-seen')).toBe('token-1')
  expect(await response.text()).toBe('{"success":true}')
  expect(shares.at(-1)).toBe(1)
})

test('an upload by XMLHttpRequest can be aborted before and during the request', async () => {
  const { url, close } = await serve(201)
  const stop = new AbortController()
  const request = { method: 'POST', url, headers: {}, body: 'x', signal: stop.signal }
  const pending = createXhrTransport()(request)
  stop.abort(new TypeError('stopped'))
  await expect(pending).rejects.toThrow('stopped')
  await expect(createXhrTransport()(request)).rejects.toThrow('stopped')
  close()
})
