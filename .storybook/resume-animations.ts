/**
 * Removes the style with which the accessibility check pauses all animations. A check that fails
 * leaves it behind, and on a page shared by several stories every later animation would stand
 * still.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused')) style.remove()
}
