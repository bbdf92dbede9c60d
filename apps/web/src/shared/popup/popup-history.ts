import { isRecord } from '../is-record.ts'

/** Marks a history entry that the page created to open a popup. Other state is kept. */
export const popupHistoryState = (state: unknown) => ({ ...(isRecord(state) && state), over: true })

/** Whether going back closes the popup, so that Back does not open it again afterwards. */
export const isPopupHistoryState = (state: unknown): boolean => isRecord(state) && state['over'] === true

/**
 * Whether the URL is already the target of this press: an earlier press has navigated there and the page
 * has not rendered it yet.
 */
export const isNavigationPending = (search: string): boolean => globalThis.location.search === search
