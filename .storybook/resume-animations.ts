/**
 * The accessibility check pauses all animations with a style of its own and leaves it behind when a check
 * fails. On a page shared by several stories every later animation would stand still.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
}
