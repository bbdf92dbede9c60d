import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import * as v from 'valibot'

export type Figure = { readonly perSecond: number; readonly p99: number; readonly wrong: number }

const Result = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
})

const autocannon = createRequire(import.meta.url).resolve('autocannon')

export type Load = { readonly seconds: number; readonly connections: number; readonly body?: unknown }

/** The same request again and again, sent by a process of its own. */
export async function hammer(url: string, { seconds, connections, body }: Load): Promise<Figure> {
  const post =
    body === undefined
      ? []
      : ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)]
  const child = spawn(
    process.execPath,
    [autocannon, '-j', '-c', String(connections), '-d', String(seconds), ...post, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(child, 'exit')
  let said = ''
  for await (const part of child.stdout) said += String(part)
  await ended
  const result = v.parse(Result, JSON.parse(said))
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  }
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: unknown }

const post = (agent: Agent, url: string, { headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.end(JSON.stringify(body))
  })

/** Another body each time, which autocannon's command can't send. */
export async function hammerEach(url: string, load: Omit<Load, 'body'>, next: () => Sent): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const took: number[] = []
  let wrong = 0
  const began = performance.now()
  const until = began + load.seconds * 1_000
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const since = performance.now()
      const status = await post(agent, url, next())
      took.push(performance.now() - since)
      if (status >= 300) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: load.connections }, one))
  const seconds = (performance.now() - began) / 1_000
  agent.destroy()
  const sorted = took.toSorted((a, b) => a - b)
  return {
    perSecond: (took.length - wrong) / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    wrong,
  }
}
