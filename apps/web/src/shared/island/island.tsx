import type { Digits } from '@sakina/text'
import { useApiClient } from '@sakina/api-client/swr'
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useSWRConfig } from 'swr'

import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocale } from '../intl/locale-context.ts'
import type { Locale } from '../intl/locale.ts'
import { useDigits } from '../intl/messages-provider.tsx'
import { useLocation } from '../router/index.ts'
import { StillContext, WakingContext } from '../still/still-context.ts'
import { emptyMarkup } from '../trusted-types/trusted-types.ts'
import { loadWords } from '../words/load-words.ts'
import { MoreWords } from '../words/more-words.tsx'
import { ADDRESS_CHANGED } from './address-changed.ts'
import type { DoneBefore } from './done-before.ts'
import type { Piece } from './piece.ts'
import { rewriteDigits } from './sleeping-digits.ts'

type Load = () => Promise<Piece>

/** Code and words a piece of the page needs, fetched once and together. */
function fetcher(name: string, load: Load) {
  const fetched = new Map<Locale, Promise<Required<Piece>>>()
  const here = new Map<Locale, ComponentType>()
  const fetchIn = async (locale: Locale) => {
    const [{ default: Part, asks = [], follows = [], drawings = [] }, words] = await Promise.all([
      load(),
      loadWords(name, locale),
    ])
    const Whole = () => (
      <MoreWords words={words}>
        <Part />
      </MoreWords>
    )
    here.set(locale, Whole)
    return { asks, follows, drawings, default: Whole }
  }
  const fetch = (locale: Locale) => {
    const before = fetched.get(locale)
    if (before) return before
    const now = fetchIn(locale)
    fetched.set(locale, now)
    now.catch(() => fetched.delete(locale))
    return now
  }
  return { fetch, here }
}

/** What nobody needs before the page stands: how a piece wakes, and does again what was done while it slept. */
let known: typeof import('./waking.ts') | undefined
const waking = async () => (known ??= await import('./waking.ts'))

const focusIn = (frame: Element): Element | undefined => {
  const { activeElement } = document
  return activeElement && frame.contains(activeElement) ? activeElement : undefined
}

type Settings = {
  /**
   * When the code of a piece that came prerendered is fetched: `seen` shortly before it comes into view, `never` where
   * nothing in it lives (its links work without). Reached by navigation it is fetched at once either way.
   */
  wakes: 'seen' | 'never'
  /** False where its content is true for the moment only, or too heavy for the document: then just its room is kept. */
  prerendered?: boolean
  waiting?: ReactNode
}

/**
 * A piece of a page whose markup stands prerendered and is left alone until its code is wanted, so that a first load
 * pays for what is looked at. `name` is the file below src without `.part.tsx`.
 */
export function island(
  name: string,
  load: Load,
  { wakes, prerendered: drawn = true, waiting = null }: Settings,
) {
  const { fetch: fetched, here } = fetcher(name, load)
  const parts = { ar: lazy(() => fetched('ar')), en: lazy(() => fetched('en')) }

  return function Island({ className }: { className?: string }) {
    const locale = useLocale()
    // One that has come stands at once: going back, the page is as high again as it was left.
    const Part = useMemo(() => here.get(locale) ?? parts[locale], [locale])
    const client = useApiClient()
    const { mutate } = useSWRConfig()
    const { search } = useLocation()
    const hydrated = useHydrated()
    const [prerendered] = useState(!hydrated && !import.meta.env.SSR)
    // Taken as it is, not lazily: what has to be waited for once more could meet a change then, and the page would be hidden.
    const [Awake, setAwake] = useState<ComponentType>()
    const asleep = prerendered && !Awake
    const frame = useRef<HTMLDivElement>(null)
    const before = useRef<DoneBefore>(undefined)

    const standsAsleep = useCallback((element: HTMLDivElement) => {
      frame.current = element
      return () => {
        before.current = { asleep: element, focused: focusIn(element) }
      }
    }, [])
    const standsAwake = useCallback((element: HTMLDivElement) => {
      // At once, so that the focus is nowhere else in between.
      if (before.current) void known?.doAgain(before.current, element)
    }, [])

    useEffect(() => {
      const element = frame.current
      if (!asleep || !element || wakes === 'never') return undefined
      const gone = new AbortController()
      const wake = (piece: ComponentType) => startTransition(() => setAwake(() => piece))
      const watch = async () => {
        const { preparing, wakeWhenWanted } = await waking()
        const prepare = preparing(() => fetched(locale), client, mutate)
        wakeWhenWanted(element, { prepare, wake, gone: gone.signal })
      }
      // What stands there stays: a code that did not come takes nothing away.
      watch().catch(() => undefined)
      return () => gone.abort()
    }, [asleep, locale, client, mutate])

    const digits = useDigits()
    const written = useRef<Digits>('latn')
    useEffect(() => {
      if (!asleep || !frame.current || written.current === digits) return
      written.current = digits
      rewriteDigits(frame.current, digits)
    }, [asleep, digits])

    useEffect(() => {
      frame.current?.dispatchEvent(new Event(ADDRESS_CHANGED))
    }, [search])

    if (asleep) {
      return (
        // React neither compares nor touches what stands inside.
        <div
          key="asleep"
          ref={standsAsleep}
          data-still=""
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={emptyMarkup}
        />
      )
    }
    if (import.meta.env.SSR) {
      return (
        <div data-still="" className={className}>
          {drawn && (
            <StillContext value>
              <Part />
            </StillContext>
          )}
        </div>
      )
    }
    return (
      <div key="awake" ref={standsAwake} data-still="" className={className}>
        {Awake ? (
          <WakingContext value>
            <Awake />
          </WakingContext>
        ) : (
          <Suspense fallback={waiting}>
            <Part />
          </Suspense>
        )}
      </div>
    )
  }
}
