import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ADDRESS_CHANGED } from './address-changed.ts'
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
  history.replaceState(null, '', '?')
})

const turns = () => new Promise((done) => setTimeout(done, 5))

type Failing = { failing?: boolean; follows?: readonly string[] }

function sleeper({ failing = false, follows = [] }: Failing = {}) {
  const frame = document.body.appendChild(document.createElement('div'))
  const link = frame.appendChild(document.createElement('a'))
  const wake = vi.fn<() => void>()
  const gone = new AbortController()
  const server = { isDown: failing }
  const ask = async () => {
    if (server.isDown) throw new Error('refused')
  }
  wakeWhenWanted(frame, {
    prepare: async () => ({ piece: () => null, ask, follows }),
    wake,
    gone: gone.signal,
  })
  return { frame, link, wake, gone, server }
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

test('what stands there stays while its answers are refused', async () => {
  const { wake } = sleeper({ failing: true, follows: ['service'] })
  seen()
  await turns()
  expect(wake).not.toHaveBeenCalled()
})

test('a list the address asks otherwise of says itself that it could not be had', async () => {
  history.replaceState(null, '', '?service=hourly')
  const { wake } = sleeper({ failing: true, follows: ['service'] })
  seen()
  await turns()
  expect(wake).toHaveBeenCalledOnce()
})

test('an address that changes over a list whose answers were refused wakes it', async () => {
  const { frame, wake } = sleeper({ failing: true, follows: ['page'] })
  seen()
  await turns()
  history.replaceState(null, '', '?page=2')
  frame.dispatchEvent(new Event(ADDRESS_CHANGED))
  await turns()
  expect(wake).toHaveBeenCalledOnce()
})

test('a change of the address wakes nothing that was not seen yet', async () => {
  const { frame, wake } = sleeper()
  frame.dispatchEvent(new Event(ADDRESS_CHANGED))
  await turns()
  expect(wake).not.toHaveBeenCalled()
})

test('what could not wake without a connection wakes when it is back', async () => {
  const { wake, server } = sleeper({ failing: true })
  seen()
  await turns()
  server.isDown = false
  window.dispatchEvent(new Event('online'))
  await turns()
  expect(wake).toHaveBeenCalledOnce()
})
