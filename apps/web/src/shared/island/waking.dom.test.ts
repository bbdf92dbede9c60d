import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { wakeWhenWanted } from './waking.ts'

let seen: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: readonly { isIntersecting: boolean }[]) => void) {
        seen = () => heard([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const turns = () => new Promise((done) => setTimeout(done, 5))

function sleeper() {
  const frame = document.body.appendChild(document.createElement('div'))
  const link = frame.appendChild(document.createElement('a'))
  const wake = vi.fn<() => void>()
  const gone = new AbortController()
  wakeWhenWanted(frame, { prepare: async () => async () => undefined, wake, gone: gone.signal })
  return { link, wake, gone }
}

test('a piece wakes once it is seen', async () => {
  const { wake } = sleeper()
  await turns()
  expect(wake).not.toHaveBeenCalled()
  seen()
  await turns()
  expect(wake).toHaveBeenCalledOnce()
})

test('a piece somebody is pressing wakes when the finger is lifted, so that the press is not lost', async () => {
  const { link, wake } = sleeper()
  fireEvent.pointerDown(link)
  seen()
  await turns()
  expect(wake).not.toHaveBeenCalled()
  fireEvent.pointerUp(link)
  expect(wake).not.toHaveBeenCalled()
  await turns()
  expect(wake).toHaveBeenCalledOnce()
})

test('a piece that left the page meanwhile does not wake', async () => {
  const { wake, gone } = sleeper()
  seen()
  gone.abort()
  await turns()
  expect(wake).not.toHaveBeenCalled()
})
