import { describe, expect, it } from 'vitest'

import { requestFailure } from './request-failure.ts'

const words = requestFailure({ network: 'network', failed: 'failed' })

describe('a request that was not taken', () => {
  it('says that it could not be sent when nothing came back', () => {
    for (const code of ['network', 'timeout', 'aborted'] as const)
      expect(words({ code, message: '' })).toBe('network')
  })

  it('says the server’s words, or that sending failed when it gave none', () => {
    expect(words({ code: 'internal', message: 'busy' })).toBe('busy')
    expect(words({ code: 'internal', message: '' })).toBe('failed')
  })

  it('leaves a reason we know to our own words', () => {
    expect(words({ code: 'request_already_open', message: 'x' })).toBeUndefined()
  })
})
