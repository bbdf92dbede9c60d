import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A module that loads late can take seconds on a busy machine.
configure({ asyncUtilTimeout: 4_000 })

// Files share one window, so no test may leave a page, a clock or a stub behind.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
