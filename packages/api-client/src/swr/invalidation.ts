/** Which reads a command makes stale. Ids rather than rows, so that a page carries no operation it does not use. */
export const invalidation: Readonly<Record<string, readonly string[]>> = {}
