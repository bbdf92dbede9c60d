/** One event of a server-sent event stream. */
export type StreamEvent = { readonly id: string; readonly type: string; readonly data: string }

/** Collects the chunks of an event stream and returns the complete events. */
export type EventStreamParser = {
  push(chunk: string): StreamEvent[]
  /** The value for the `Last-Event-ID` header. */
  lastId(): string
  /** Milliseconds to wait before a reconnect, if the server sent a value. */
  retry(): number | null
}

/** Parses server-sent events from text chunks of any size (WHATWG HTML, 9.2.6). */
export function createEventStreamParser(lastEventId = ''): EventStreamParser {
  let rest = ''
  let id = lastEventId
  let wait: number | null = null
  let type = ''
  let data: string[] = []

  const readLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const event = data.length === 0 ? null : { id, type: type || 'message', data: data.join('\n') }
      type = ''
      data = []
      return event
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) wait = Number(value)
    return null
  }

  return {
    push(chunk) {
      rest += chunk
      // A carriage return at the end may be the first half of a line break.
      const carriageReturn = rest.endsWith('\r') ? '\r' : ''
      const lines = (carriageReturn ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + carriageReturn
      return lines.flatMap((line) => readLine(line) ?? [])
    },
    lastId: () => id,
    retry: () => wait,
  }
}
