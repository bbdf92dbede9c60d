/** A toast lies above an open window, so closing it is not a press outside the window. */
export function ignoreToastClicks(event: Event & { readonly detail?: unknown }): void {
  const { detail } = event
  if (typeof detail !== 'object' || detail === null || !('originalEvent' in detail)) return
  const { originalEvent } = detail
  if (!(originalEvent instanceof Event) || !(originalEvent.target instanceof Element)) return
  if (originalEvent.target.closest('[data-toasts]')) event.preventDefault()
}
