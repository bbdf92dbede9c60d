/** The fallback of this page if local storage is blocked. */
const kept = new Map<string, string>()

const forgetful: Storage = {
  get length() {
    return kept.size
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
}

/**
 * Returns local storage, so that a closed tab loses nothing. If it is blocked, returns a store of this
 * page.
 */
export function deviceStorage(): Storage {
  try {
    return window.localStorage
  } catch {
    return forgetful
  }
}
