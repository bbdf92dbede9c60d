import { useEffect, useEffectEvent } from 'react'

/**
 * Returns the handlers of a button with which its popup begins to load when the button is hovered,
 * focused or touched.
 */
export const preloadOnIntent = (preload: () => void) => ({
  onPointerEnter: preload,
  onFocus: preload,
  onTouchStart: preload,
})

const events = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Preloads a popup when any link that opens it by its URL is hovered, focused or touched. `popups`
 * has the query parameter of each: `popup=card`, or just `invoice` if its value is the subject of
 * the popup.
 */
export function usePreloadOnIntent(popups: Readonly<Record<string, { readonly preload: () => void }>>): void {
  const handleIntent = useEffectEvent(({ target }: Event) => {
    const search = target instanceof Element && target.closest('a')?.search
    if (!search) return
    const query = new URLSearchParams(search)
    for (const [parameter, { preload }] of Object.entries(popups)) {
      const [name = '', value] = parameter.split('=')
      if (value === undefined ? query.has(name) : query.get(name) === value) preload()
    }
  })
  useEffect(() => {
    const listen = (event: Event) => handleIntent(event)
    for (const event of events) document.addEventListener(event, listen, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, listen)
    }
  }, [])
}
