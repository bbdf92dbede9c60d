import { expect, test } from 'vitest'

import { parsePageNumber } from './paged-list.tsx'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('the page parameter “%s” is page %i', (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page)
})
