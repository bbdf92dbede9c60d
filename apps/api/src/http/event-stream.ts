import type { FastifyReply } from 'fastify'

/** The open event streams, which a shutdown ends. */
export type EventStreamRegistry = {
  /** Registers a stream and returns a function that removes it once it has ended. */
  readonly add: (owner: string, end: () => void) => () => void
  readonly endAll: () => void
}

/** The limit of open streams for each owner; every stream reads the database every few seconds. */
const mostOfOne = 20

/**
 * Closes open streams when the server stops, because they would keep it alive. Over the limit the oldest
 * stream ends.
 */
export function createEventStreamRegistry(): EventStreamRegistry {
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

/** What an event stream sends and to whom. */
export type EventStreamSource = {
  readonly owner: string
  /** The name of each event. */
  readonly event: string
  /** Reads the current state; an unchanged text is not sent again, and undefined ends the stream. */
  readonly look: () => Promise<string | undefined>
  /** Subscribes to hints that the state may have changed. */
  readonly follow: (listener: () => void) => () => void
  readonly lastSeen: string | undefined
}

const idOf = (text: string): string => {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

/**
 * Sends server-sent events: the current state first, then every change. A hint only triggers a new read of
 * the state.
 */
export function streamEvents(
  reply: FastifyReply,
  streams: EventStreamRegistry,
  source: EventStreamSource,
): void {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  let lastSentId = source.lastSeen
  let looking = false
  let again = false
  /** Whether the client had not taken the last event at the last heartbeat. */
  let wasBehind = false
  const isBehind = (): boolean => raw.writableLength > 0
  const look = async (): Promise<void> => {
    // The state of a later look is newer, so nothing is piled up for a client that does not read.
    if (isBehind()) return
    if (looking) {
      again = true
      return
    }
    looking = true
    try {
      const text = await source.look()
      if (text === undefined) return end()
      const id = idOf(text)
      if (id !== lastSentId && !raw.writableEnded) {
        lastSentId = id
        wasBehind = false
        raw.write(`id: ${id}\nevent: ${source.event}\ndata: ${text}\n\n`)
      }
    } catch {
      // The database is unavailable: the next read, or the client's reconnect, will send the state.
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
  const heartbeat = setInterval(() => {
    const isStuck = isBehind() && wasBehind
    wasBehind = isBehind()
    if (isStuck) raw.destroy()
    else if (!wasBehind) raw.write(': still here\n\n')
  }, heartbeatEvery)
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
