/** Looks up a key that comes from outside. Returns nothing for an unknown key. */
export const lookUpOwnKey = <Look>(looks: Readonly<Record<string, Look>>, key: string): Look | undefined =>
  Object.hasOwn(looks, key) ? looks[key] : undefined
