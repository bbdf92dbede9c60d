/**
 * While a story is looked over Storybook pauses all movement by a style of its own, and leaves it behind when a check
 * fails: on a page shared by stories every later one would stand still.
 */
export function letItMove(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
}
