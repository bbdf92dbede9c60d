/** What this page keeps where the device keeps nothing. */
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

/** Local storage, so that a closed tab loses nothing; where it is blocked, this page alone remembers. */
export function deviceStore(): Storage {
  try {
    return window.localStorage
  } catch {
    return forgetful
  }
}
