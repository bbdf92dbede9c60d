/** What is heard over windows as well. Apart from what hides the rest: toasts are on pages that have no window yet. */
export const heard = new Set<Element>()

/** A ref for what speaks to the whole page, like toasts: no window silences it. */
export function heardOverWindows(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  heard.add(element)
  return () => {
    heard.delete(element)
  }
}
