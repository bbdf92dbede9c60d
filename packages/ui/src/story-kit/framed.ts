/** A window that stands open at once would cover the docs page and lock its scroll: it is shown in a frame. */
export const opensOverThePage = (args: Readonly<Record<string, unknown>>): boolean => args['open'] === true
