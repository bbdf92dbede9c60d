/**
 * The milliseconds in which a browser hands a new description to screen readers. One that still takes it in
 * when the focus comes reads it twice.
 */
const DESCRIPTION_MS = 100

/** Moves focus to a field whose error has just appeared. */
export const focusWithError = (field: HTMLElement | null | undefined): void => {
  setTimeout(() => field?.focus(), DESCRIPTION_MS)
}
