let isWarm = false
let cooling: ReturnType<typeof setTimeout> | undefined

/** For this many milliseconds after a tooltip the next one appears at once. */
const coolsAfter = 300

/** Tells whether a tooltip opens at once because another one has just been open. */
export const shouldSkipDelay = (): boolean => isWarm

/**
 * Marks a tooltip as shown until the returned function is called. In a row of buttons only the first
 * tooltip waits. The state is kept here, because in the Provider it would bring the tooltip of Radix to
 * every page.
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
