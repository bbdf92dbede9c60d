'use client'
import { createContext, use } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { KitStrings } from '../../strings/types.ts'
import type { Formatters } from './formatters.ts'
import type { CalendarSystem, Density, Digits, Direction, Locale } from './settings.ts'

/** The settings and strings that components read from the provider. */
export interface Kit {
  readonly locale: Locale
  readonly dir: Direction
  readonly digits: Digits
  readonly calendar: CalendarSystem
  readonly strings: KitStrings
  readonly format: Formatters
  /**
   * Set only by a Provider with `scope="island"`. Its popups are rendered outside the island and
   * need the theme too.
   */
  readonly theme: string | undefined
  /** Set only by a Provider with `scope="island"`, whose popups are rendered outside the island. */
  readonly density: Density | undefined
}

/** Passes the settings of the provider to the components inside it. */
export const KitContext = createContext<Kit | undefined>(undefined)

/**
 * Returns the values of the Provider. `component` names the caller in the error about a missing Provider.
 */
export function useKit(component = 'useKit'): Kit {
  const kit = use(KitContext)
  if (!kit)
    throw new KitError(
      component,
      isDevelopment
        ? 'needs <Provider> from @sakina/ui/provider above it. Without it there are no words, and Radix would write dir="ltr" into an Arabic page.'
        : 'needs <Provider>.',
    )
  return kit
}

/** The attributes that give an element outside the provider its language and theme. */
export interface PortalAttributes {
  readonly dir: Direction
  readonly lang: Locale
  readonly 'data-theme': string | undefined
  readonly 'data-density': Density | undefined
}

/** The attributes for portalled content. Radix sets no direction there (radix-ui/primitives#3499). */
export function usePortalAttributes(component: string): PortalAttributes {
  const { dir, locale, theme, density } = useKit(component)
  return { dir, lang: locale, 'data-theme': theme, 'data-density': density }
}
