'use client'
import { DirectionProvider } from '@radix-ui/react-direction'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { wordsOf } from '../../strings/fill.ts'
import type { KitStringOverrides, KitStringSections } from '../../strings/types.ts'
import { KitContext } from './context.ts'
import { createFormatters, directionOf } from './formatters.ts'
import type { Density, Digits, Direction, Locale } from './settings.ts'

export interface ProviderProps {
  /** The language, as any BCP 47 tag: `ar`, `en-GB`, `ur`. Direction, numbers and plural forms follow it. */
  locale: 'ar' | 'en' | (string & Record<never, never>)
  /**
   * The kit's words in that language, from `@sakina/ui/strings/ar`, `/en` or `/ur`, or your own, so that one language
   * ships: all of them, or only the sections of the components that are used.
   */
  strings: KitStringSections
  /** Any of those words in the app's own wording. Keep the object stable between renders. */
  overrides?: KitStringOverrides | undefined
  /** Only for the rare page whose direction differs from its language. */
  dir?: Direction | undefined
  /** Digits shown; typed ones are understood in all three scripts. */
  digits?: 'latn' | 'arab' | undefined
  /** The calendar that leads where a date shows both. */
  calendar?: 'gregory' | 'umalqura' | undefined
  /** Leave out where something else owns `data-theme` on the document. */
  theme?: 'light' | 'dark' | 'contrast' | 'contrast-dark' | undefined
  /**
   * `compact` makes controls 36 px high and brings lines, rows and paddings closer, for much data under a mouse.
   * On devices that are touched every target stays at 44 px. Left out, it is `comfortable`.
   */
  density?: 'compact' | 'comfortable' | undefined
  /** `document`: language, direction and theme are kept on `<html>`. `island`: on an element of its own. */
  scope?: 'document' | 'island' | undefined
  children: ReactNode
}

// A server has no layout to wait for; React warns when it is asked to.
const useBeforePaint = typeof document === 'undefined' ? (): void => undefined : useLayoutEffect

function useDocument(
  active: boolean,
  lang: Locale,
  dir: Direction,
  digits: Digits,
  theme: string | undefined,
  density: Density | undefined,
): void {
  useBeforePaint(() => {
    if (!active) return
    const { documentElement } = document
    documentElement.lang = lang
    documentElement.dir = dir
    if (digits === 'latn') delete documentElement.dataset['digits']
    else documentElement.dataset['digits'] = digits
  }, [active, lang, dir, digits])
  useBeforePaint(() => {
    const { dataset } = document.documentElement
    if (!active || !density) return
    dataset['density'] = density
    return () => {
      delete dataset['density']
    }
  }, [active, density])
  const kept = useRef<string>(undefined)
  useBeforePaint(() => {
    if (!active) return
    const { dataset } = document.documentElement
    if (theme) dataset['theme'] = theme
    // Back to what the device says; what others have written there is theirs
    else if (kept.current === dataset['theme']) delete dataset['theme']
    kept.current = theme
  }, [active, theme])
}

/** One locale gives everything below it: language, direction, Radix's direction, formats and words. */
export function Provider({
  locale,
  strings,
  overrides,
  dir = directionOf(locale),
  digits = 'latn',
  calendar = 'gregory',
  theme,
  density,
  scope = 'document',
  children,
}: ProviderProps): ReactNode {
  const island = scope === 'island'
  const kit = useMemo(
    () => ({
      locale,
      dir,
      digits,
      calendar,
      strings: wordsOf(strings, overrides, digits),
      format: createFormatters({ locale, digits, calendar }),
      theme: island ? theme : undefined,
      density: island ? density : undefined,
    }),
    [locale, dir, digits, calendar, strings, overrides, island, theme, density],
  )
  useDocument(!island, locale, dir, digits, theme, density)
  return (
    <KitContext value={kit}>
      <DirectionProvider dir={dir}>
        {island ? (
          <div
            lang={locale}
            dir={dir}
            data-digits={digits}
            data-theme={theme}
            data-density={density}
            className="sk:bg-page sk:font-sans sk:text-body sk:text-text"
          >
            {children}
          </div>
        ) : (
          children
        )}
      </DirectionProvider>
    </KitContext>
  )
}
