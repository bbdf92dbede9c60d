let isWarm = false
let cooling: ReturnType<typeof setTimeout> | undefined

/** For this many milliseconds after a tooltip the next one appears at once. */
const coolsAfter = 300

/** Tells whether a tooltip opens at once because another one has just been open. */
export const shouldSkipDelay = (): boolean => isWarm

/**
 * Marks a tooltip as shown until the returned function is called, so that in a row of buttons only
 * the first one waits. Radix has a provider for this, which would load its tooltip on every page.
 */
export function markTooltipShown(): () => void {
  clearTimeout(cooling)
  isWarm = true
  return () => {
    clearTimeout(cooling)
    cooling = setTimeout(() => {
      isWarm = false
    }, coolsAfter)
  }
}
