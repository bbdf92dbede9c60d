import { expect, test } from 'vitest'
import { endpointKey, isEndpointKey } from './key.ts'

test('a key tells operation, arguments and language apart', () => {
  const key = endpointKey('listServices', { query: { page: 1 } }, 'ar')
  expect(key).toEqual(['listServices', { query: { page: 1 } }, 'ar'])
  expect(isEndpointKey(key)).toBe(true)
  expect(isEndpointKey('listServices')).toBe(false)
})
