import { expect, test } from 'vitest'

import { workerGender } from './worker-gender.ts'

test.each([
  ['houseman', 'male'],
  ['Houseman ', 'male'],
  ['nanny', 'female'],
  ['something new', 'female'],
  [undefined, 'female'],
] as const)('a worker whose job is %s has texts in the form for %s', (job, gender) => {
  expect(workerGender(job)).toBe(gender)
})
