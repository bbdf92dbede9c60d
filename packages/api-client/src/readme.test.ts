import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { examples } from './wire/examples/index.ts'

const served: Readonly<Record<string, unknown>> = {
  '/api/services?search=hourly': examples.listServices.answer,
  '/api/services/1/plans': examples.listServicePlans.answer,
}

test('the example code of the README runs', async () => {
  const server = createServer((request, response) => {
    const body = served[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { success: false, code: 'not_found', message: '' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''
  // The folder is inside the package, so that it can import the package by name.
  const runnable = new URL('../.cache/readme-example.ts', import.meta.url)
  await mkdir(new URL('.', runnable), { recursive: true })
  await writeFile(runnable, example.replace('https://agency.example', `http://127.0.0.1:${port}`))
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(12)
    await import(/* @vite-ignore */ runnable.href)
    expect(log.mock.calls).toEqual([['Hourly service', [9900]]])
  } finally {
    log.mockRestore()
    await rm(runnable)
    server.close()
  }
})
