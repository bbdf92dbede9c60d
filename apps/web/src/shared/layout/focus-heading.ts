/**
 * Focuses the first heading of a place, which a screen reader then says. Until it is there the place has the
 * focus, so that the Tab key starts in it, and a heading that is replaced hands it on. Returns a function that
 * stops waiting.
 */
export function focusHeading(place: HTMLElement, heading: 'h1' | 'h2'): () => void {
  let title: HTMLElement | null = null
  place.focus({ preventScroll: true })
  const observer = new MutationObserver(focusOrWait)
  function focusOrWait() {
    const isReplaced = title?.isConnected === false && document.activeElement === document.body
    if (!isReplaced && document.activeElement !== (title ?? place)) observer.disconnect()
    else if (title?.isConnected !== true) {
      title = place.querySelector<HTMLElement>(heading)
      if (!title) return
      title.tabIndex = -1
      title.focus({ preventScroll: true })
    }
  }
  observer.observe(place, { childList: true, subtree: true })
  focusOrWait()
  return () => observer.disconnect()
}
