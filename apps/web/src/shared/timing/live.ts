/** How often a list that the office may change is asked for again while it is open; hidden pages are not. */
export const LIVE_MS = 4000
