import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share one window, so no test may leave a page, a clock or a stub behind.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
