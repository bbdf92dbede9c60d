/** How often what the office has yet to answer is asked for again. Nothing is asked of a page that cannot be seen. */
export const LIVE_MS = 5000

type Waiting<Item> = (item: Item) => boolean

/** Asks again only while something shown waits for the office; coming back to the page asks once anyway. */
export const whileAny =
  <Item>(waits: Waiting<Item>) =>
  (shown: readonly Item[] | undefined): number =>
    shown?.some(waits) ? LIVE_MS : 0

export const whileAnyOnPage =
  <Item>(waits: Waiting<Item>) =>
  (page: { readonly items: readonly Item[] } | undefined): number =>
    whileAny(waits)(page?.items)
