/** What a table says of a key that comes from outside; nothing for a key that it does not know. */
export const lookOf = <Look>(looks: Readonly<Record<string, Look>>, key: string): Look | undefined =>
  Object.hasOwn(looks, key) ? looks[key] : undefined
