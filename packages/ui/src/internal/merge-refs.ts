import type { Ref, RefCallback } from 'react'

/** To the caller's ref, of either kind. */
export const give = <T>(ref: Ref<T> | undefined, element: T | null): void => {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** One element, wanted by the component and by its caller. */
export const mergeRefs =
  <T>(own: Ref<T>, callers: Ref<T> | undefined): RefCallback<T> =>
  (element) => {
    give(own, element)
    give(callers, element)
  }
