import type { FastifyReply } from 'fastify'

export type Streams = {
  /** Says how to forget it again, once it has ended by itself. */
  readonly add: (owner: string, end: () => void) => () => void
  readonly endAll: () => void
}

/** Tabs of one household at one server; each costs a look at the database every few seconds. */
const mostOfOne = 20

/** Open streams hold a closing server up for ever: it ends them first. Of too many of one owner the oldest ends. */
export function createStreams(): Streams {
  const open = new Map<() => void, string>()
  return {
    add(owner, end) {
      const theirs = [...open].filter(([, other]) => other === owner).map(([each]) => each)
      for (const oldest of theirs.slice(0, Math.max(0, theirs.length - mostOfOne + 1))) {
        open.delete(oldest)
        oldest()
      }
      open.set(end, owner)
      return () => open.delete(end)
    },
    endAll() {
      for (const end of open.keys()) end()
    },
  }
}

const heartbeatEvery = 20_000
const lookEvery = 15_000

type Source = {
  readonly owner: string
  /** What to say now; the same text as before is not said again. Nothing ends the stream. */
  readonly look: () => Promise<string | undefined>
  /** Calls back when there may be something new. */
  readonly follow: (heard: () => void) => () => void
  readonly lastSeen: string | undefined
}

const idOf = (text: string): string => {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

/** Server-sent events: the present state at once, then each change; news is a hint, looking again is the truth. */
export function streamEvents(reply: FastifyReply, streams: Streams, source: Source): void {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  let said = source.lastSeen
  let looking = false
  let again = false
  const look = async (): Promise<void> => {
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      const text = await source.look()
      if (text === undefined) return end()
      const id = idOf(text)
      if (id !== said && !raw.writableEnded) {
        said = id
        raw.write(`id: ${id}\nevent: order\ndata: ${text}\n\n`)
      }
    } catch {
      // the database is away: the next look, or the reader's own reconnecting, will tell
    } finally {
      looking = false
    }
    if (again) {
      again = false
      await look()
    }
  }
  const unfollow = source.follow(() => void look())
  const looks = setInterval(() => void look(), lookEvery)
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatEvery)
  const end = (): void => {
    clearInterval(looks)
    clearInterval(heartbeat)
    unfollow()
    forget()
    if (!raw.writableEnded) raw.end()
  }
  const forget = streams.add(source.owner, end)
  raw.on('close', end)
  void look()
}
