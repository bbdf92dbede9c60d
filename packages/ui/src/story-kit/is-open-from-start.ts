/**
 * A window that is open from the start would cover the docs page and lock its scrolling, so it is shown in
 * a frame.
 */
export const isOpenFromStart = (args: Readonly<Record<string, unknown>>): boolean =>
  args['open'] === true || args['defaultOpen'] === true
