import type { Client } from '@sakina/api-client/client'
import type { ComponentType } from 'react'
import { preload, type ScopedMutator } from 'swr'

import { ADDRESS_CHANGED } from './address-changed.ts'
import { pressedIn } from './early-presses.ts'
import type { Piece } from './piece.ts'

export { doAgain } from './done-before.ts'

/** `follows` are the parameters of the address that what is shown hangs on. */
type Prepared = {
  readonly piece: ComponentType
  readonly ask: () => Promise<unknown>
  readonly follows: readonly string[]
}

/** Everything a piece has to have at hand before it wakes. */
export const preparing =
  (fetched: () => Promise<Required<Piece>>, client: Client, mutate: ScopedMutator) =>
  async (query: URLSearchParams): Promise<Prepared> => {
    const { asks, follows, drawings, default: piece } = await fetched()
    await Promise.all(drawings.map((each) => each()))
    const ask = async () => {
      const answers = await Promise.all(asks.map((each) => each(client, query)))
      for (const { key, value, isRefreshed } of answers.flat()) {
        await mutate(key, value, { revalidate: false })
        // What wakes would ask for a newer answer at once: this is it.
        if (isRefreshed) void preload(key, () => value)
      }
    }
    return { piece, ask, follows }
  }

type Sleeper = {
  /** Fetches the code, and answers how to ask for what it shows. */
  prepare: (query: URLSearchParams) => Promise<Prepared>
  wake: (piece: ComponentType) => void
  gone: AbortSignal
}

/** What is pressed must still stand there when the finger is lifted, or the press is lost. */
function untilLetGo(frame: Element, gone: AbortSignal) {
  let isHeld = false
  let letGo: (() => void) | undefined
  frame.addEventListener('pointerdown', () => (isHeld = true), { signal: gone })
  const lifted = () => {
    // the click follows at once
    setTimeout(() => {
      isHeld = false
      letGo?.()
    })
  }
  addEventListener('pointerup', lifted, { signal: gone })
  addEventListener('pointercancel', lifted, { signal: gone })
  return () => (isHeld ? new Promise<void>((go) => (letGo = go)) : undefined)
}

/** Wakes a piece shortly before it comes into view, or when something in it is pressed. */
export function wakeWhenWanted(frame: Element, { prepare, wake, gone }: Sleeper) {
  if (gone.aborted) return
  let isPressed = pressedIn(frame).length > 0
  let wasTried = false
  let underWay: Promise<void> | undefined
  const letGo = untilLetGo(frame, gone)

  const ready = async () => {
    const { piece, ask, follows } = await prepare(new URLSearchParams(location.search))
    await ask().catch((error: unknown) => {
      // What stands there stays while its answers do not come, unless it is not what was asked for: then it says so itself.
      const query = new URLSearchParams(location.search)
      if (!isPressed && !follows.some((name) => query.has(name))) throw error
    })
    await letGo()
    if (!gone.aborted) wake(piece)
  }
  const begin = () => {
    wasTried = true
    // A code that did not come takes nothing away either.
    underWay ??= ready().catch(() => void (underWay = undefined))
  }
  const press = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button, input, select'))) return
    isPressed = true
    begin()
  }
  const again = () => {
    if (wasTried) begin()
  }
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      begin()
    },
    { rootMargin: '200px' },
  )
  seen.observe(frame)
  gone.addEventListener('abort', () => seen.disconnect())
  frame.addEventListener('click', press, { signal: gone })
  frame.addEventListener(ADDRESS_CHANGED, again, { signal: gone })
  addEventListener('online', again, { signal: gone })
  if (isPressed) begin()
}
