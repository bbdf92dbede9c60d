import { isRecord } from '../is-record.ts'

/** The state of an entry of the history that the page made itself to open something over it; what else it holds stays. */
export const overThePage = (state: unknown) => ({ ...(isRecord(state) && state), over: true })

/** Whether leaving it by the way it came closes it, so that "back" does not open it again. */
export const isOverThePage = (state: unknown): boolean => isRecord(state) && state['over'] === true

/** Pressed twice before the page has followed, it is opened once. */
export const isOpening = (search: string): boolean => globalThis.location.search === search
