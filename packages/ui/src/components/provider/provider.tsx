'use client'
import { DirectionProvider } from '@radix-ui/react-direction'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { resolveStrings } from '../../strings/fill-placeholders.ts'
import type { KitStringOverrides, KitStringSections } from '../../strings/types.ts'
import { KitContext } from './context.ts'
import { createFormatters, directionOfLocale } from './formatters.ts'
import type { Density, Digits, Direction, Locale } from './settings.ts'

export interface ProviderProps {
  /** The language as a BCP 47 tag: `ar`, `en-GB`, `ur`. It sets direction, numbers and plural forms. */
  locale: 'ar' | 'en' | (string & Record<never, never>)
  /**
   * The strings of the kit in that language, from `@sakina/ui/strings/ar`, `/en` or `/ur`, or your own.
   * Only one language is shipped. Pass all sections, or only those of the components in use.
   */
  strings: KitStringSections
  /** The app's own wording for some of the strings. Keep the object stable between renders. */
  overrides?: KitStringOverrides | undefined
  /** The text direction, for the rare page whose direction differs from its language. */
  dir?: Direction | undefined
  /** The digits for output. Input accepts digits of three scripts. */
  digits?: 'latn' | 'arab' | undefined
  /** The calendar that comes first where a date shows both. */
  calendar?: 'gregory' | 'umalqura' | undefined
  /** The theme. Leave it out if something else sets `data-theme` on the document. */
  theme?: 'light' | 'dark' | 'contrast' | 'contrast-dark' | undefined
  /**
   * `compact` makes controls 36 px high and reduces spacing, for dense data used with a mouse. On touch
   * devices every target stays at 44 px. The default is `comfortable`.
   */
  density?: 'compact' | 'comfortable' | undefined
  /** `document` sets language, direction and theme on `<html>`; `island` sets them on its own element. */
  scope?: 'document' | 'island' | undefined
  children: ReactNode
}

// React warns about a layout effect on a server, which has no layout.
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
    // Without a theme the device decides again. The attribute stays if other code has changed it
    // meanwhile.
    else if (kept.current === dataset['theme']) delete dataset['theme']
    kept.current = theme
  }, [active, theme])
}

/** Sets the language for everything below it: direction, also that of Radix, formats and strings. */
export function Provider({
  locale,
  strings,
  overrides,
  dir = directionOfLocale(locale),
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
      strings: resolveStrings(strings, overrides, digits),
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
