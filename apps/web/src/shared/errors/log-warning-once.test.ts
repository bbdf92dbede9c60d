import { afterEach, expect, test, vi } from 'vitest'

import { logWarningOnce } from './log-warning-once.ts'

afterEach(() => vi.restoreAllMocks())

test('a warning is logged once for each subject', () => {
  const heard = vi.spyOn(console, 'warn').mockReturnValue()
  logWarningOnce('a plan of a service of an unknown kind', { unknownService: 9 })
  logWarningOnce('a plan of a service of an unknown kind', { unknownService: 9 })
  logWarningOnce('a plan of a service of an unknown kind', { unknownService: 10 })
  expect(heard).toHaveBeenCalledTimes(2)
})
