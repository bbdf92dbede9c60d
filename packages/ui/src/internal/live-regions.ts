/**
 * The elements that stay exposed to screen readers while a window is open. A module of its own, because
 * toasts are on pages without windows.
 */
export const liveRegions = new Set<Element>()

/** A ref callback for elements such as toasts that must stay exposed while a window is open. */
export function registerLiveRegion(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  liveRegions.add(element)
  return () => {
    liveRegions.delete(element)
  }
}
