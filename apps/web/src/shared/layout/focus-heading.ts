/**
 * Focuses the first heading of a place, which a screen reader then says. Until it is there the place has the
 * focus, so that the Tab key starts in it. Returns a function that stops waiting.
 */
export function focusHeading(place: HTMLElement, heading: 'h1' | 'h2'): () => void {
  place.focus({ preventScroll: true })
  const observer = new MutationObserver(focusOrWait)
  function focusOrWait() {
    const title = place.querySelector<HTMLElement>(heading)
    if (document.activeElement !== place) observer.disconnect()
    else if (title) {
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      observer.disconnect()
    }
  }
  observer.observe(place, { childList: true, subtree: true })
  focusOrWait()
  return () => observer.disconnect()
}
