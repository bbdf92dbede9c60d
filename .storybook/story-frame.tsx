import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Provider } from '../packages/ui/src/components/provider/index.ts'
import { ar } from '../packages/ui/src/strings/ar.ts'
import { en } from '../packages/ui/src/strings/en.ts'
import type { Globals } from './globals.ts'

export const directionOf = ({ locale, direction }: Globals): 'rtl' | 'ltr' =>
  direction === 'auto' ? (locale === 'ar' ? 'rtl' : 'ltr') : direction

/**
 * Sets the language, direction, theme, motion and text size on the document, because portals and
 * docs pages are outside the element around a story.
 */
export function applyGlobalsToDocument(globals: Globals): void {
  const { documentElement } = document
  documentElement.lang = globals.locale
  documentElement.dir = directionOf(globals)
  documentElement.dataset['theme'] = globals.theme
  documentElement.dataset['motion'] = globals.motion
  documentElement.style.fontSize = globals.text === '100' ? '' : `${globals.text}%`
}

export function StoryFrame({ globals, children }: { globals: Globals; children: ReactNode }): ReactNode {
  useLayoutEffect(() => applyGlobalsToDocument(globals), [globals])
  const { locale, digits, calendar, theme } = globals
  return (
    <Provider
      locale={locale}
      strings={locale === 'ar' ? ar : en}
      dir={directionOf(globals)}
      digits={digits}
      calendar={calendar}
      theme={theme}
    >
      {children}
    </Provider>
  )
}

/**
 * Keeps a dialog in a frame of a docs page from scrolling the page to its frame when it takes the
 * focus.
 */
export function preventFrameScroll(): void {
  if (!window.frameElement?.id.startsWith('iframe--')) return
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (typeof focus === 'function') Reflect.apply(focus, this, [{ ...options, preventScroll: true }])
  }
}
