import { expect, test } from 'vitest'

import { workerGender } from './worker-gender.ts'

test.each([
  ['houseman', 'male'],
  ['Houseman ', 'male'],
  ['nanny', 'female'],
  ['something new', 'female'],
  [undefined, 'female'],
] as const)('whoever works as %s is %s in words', (job, gender) => {
  expect(workerGender(job)).toBe(gender)
})
