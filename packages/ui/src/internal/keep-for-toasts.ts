/** A toast lies over an open window: closing the toast is no press outside the window. */
export function keepForToasts(event: Event & { readonly detail?: unknown }): void {
  const { detail } = event
  if (typeof detail !== 'object' || detail === null || !('originalEvent' in detail)) return
  const { originalEvent } = detail
  if (!(originalEvent instanceof Event) || !(originalEvent.target instanceof Element)) return
  if (originalEvent.target.closest('[data-toasts]')) event.preventDefault()
}
