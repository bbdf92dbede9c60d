import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

/** The figures of a load run: responses, errors and times. */
export type LoadResult = {
  readonly answers: number
  readonly perSecond: number
  readonly p99: number
  readonly wrong: number
  /** The answers with 503 and `Retry-After`, which are neither served nor wrong. */
  readonly shed?: number
}

const Result = v.object({
  requests: v.object({ average: v.number(), total: v.number() }),
  latency: v.object({ p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
})

const autocannon = createRequire(import.meta.url).resolve('autocannon')

export type LoadOptions = {
  readonly seconds: number
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Sends the same request repeatedly, from a separate process. */
export async function runLoad(
  url: string,
  { seconds, connections, headers = {}, body }: LoadOptions,
): Promise<LoadResult> {
  const withHeaders = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const post =
    body === undefined
      ? []
      : ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)]
  const child = spawn(
    process.execPath,
    [autocannon, '-j', '-c', String(connections), '-d', String(seconds), ...withHeaders, ...post, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(child, 'exit')
  let said = ''
  for await (const part of child.stdout) said += String(part)
  await ended
  const result = v.parse(Result, JSON.parse(said))
  return {
    answers: result.requests.total,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  }
}

type LoadRequest = { readonly headers: Readonly<Record<string, string>>; readonly body?: unknown }

type Answered = { readonly status: number; readonly retryAfter: number | undefined }

const send = (agent: Agent, url: string, { headers, body }: LoadRequest): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      const after = answer.headers['retry-after']
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: after === undefined ? undefined : Number(after),
        }),
      )
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/**
 * Sends a different request each time, with clients that obey `Retry-After`, which autocannon's command
 * cannot.
 */
export async function runVariedLoad(
  url: string,
  load: Pick<LoadOptions, 'seconds' | 'connections'>,
  next: () => LoadRequest,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const took: number[] = []
  let wrong = 0
  let shed = 0
  const began = performance.now()
  const until = began + load.seconds * 1_000
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const since = performance.now()
      const { status, retryAfter } = await send(agent, url, next())
      if (status === 503 && retryAfter !== undefined) {
        shed += 1
        await wait(Math.min(retryAfter * 1_000, Math.max(0, until - performance.now())))
      } else if (status >= 300) wrong += 1
      else took.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, client))
  const seconds = (performance.now() - began) / 1_000
  agent.destroy()
  const sorted = took.toSorted((a, b) => a - b)
  return {
    answers: took.length,
    perSecond: took.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    wrong,
    shed,
  }
}
