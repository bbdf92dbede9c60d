import { describe, expect, test } from 'vitest'
import { createEventStreamParser } from './event-stream.ts'

const stream = [
  ': keep-alive',
  '',
  'retry: 2500',
  'id: 7',
  'event: order',
  'data: {"a":',
  'data: 1}',
  '',
  'data: second',
  'unknown: x',
  '',
  'id: 9',
  '',
  '',
]

describe('an event stream', () => {
  test.each(['\n', '\r\n', '\r'])(
    'an event stream is read correctly character by character, with %j as its line break',
    (lineBreak) => {
      const parser = createEventStreamParser()
      const events = [...stream.join(lineBreak)].flatMap((piece) => parser.push(piece))
      expect(events).toEqual([
        { id: '7', type: 'order', data: '{"a":\n1}' },
        { id: '7', type: 'message', data: 'second' },
      ])
      expect(parser.lastId()).toBe('9')
      expect(parser.retry()).toBe(2500)
    },
  )

  test('an event stream returns an event only once it is complete', () => {
    const parser = createEventStreamParser('3')
    expect(parser.push('data: half')).toEqual([])
    expect(parser.push('\n')).toEqual([])
    expect(parser.push('\n')).toEqual([{ id: '3', type: 'message', data: 'half' }])
  })
})
