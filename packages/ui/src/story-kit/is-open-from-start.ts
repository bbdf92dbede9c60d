/**
 * Whether a story opens a window from the start. It would cover the docs page and lock its
 * scrolling, so it is shown in a frame.
 */
export const isOpenFromStart = (args: Readonly<Record<string, unknown>>): boolean =>
  args['open'] === true || args['defaultOpen'] === true
