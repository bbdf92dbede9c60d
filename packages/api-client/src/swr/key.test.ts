import { expect, test } from 'vitest'
import { endpointKey, isEndpointKey } from './key.ts'

test('a cache key contains operation, arguments and language', () => {
  const key = endpointKey('listServices', { query: { page: 1 } }, 'ar')
  expect(key).toEqual(['listServices', { query: { page: 1 } }, 'ar'])
  expect(isEndpointKey(key)).toBe(true)
  expect(isEndpointKey('listServices')).toBe(false)
})
