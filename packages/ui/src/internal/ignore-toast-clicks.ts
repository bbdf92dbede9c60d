/**
 * Keeps a window open when a toast above it is pressed. Radix takes that for a press outside the
 * window.
 */
export function ignoreToastClicks(event: Event & { readonly detail?: unknown }): void {
  const { detail } = event
  if (typeof detail !== 'object' || detail === null || !('originalEvent' in detail)) return
  const { originalEvent } = detail
  if (!(originalEvent instanceof Event) || !(originalEvent.target instanceof Element)) return
  if (originalEvent.target.closest('[data-toasts]')) event.preventDefault()
}
