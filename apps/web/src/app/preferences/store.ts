import { useStoredState } from '../use-stored-state.ts'
import { parsePreferences, defaultPreferences, type Preferences, type Theme } from './preferences.ts'

// boot.js reads the same key before the first paint.
const key = 'sakina.preferences'
const listeners = new Set<() => void>()
let current: Preferences | undefined

function read(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(key))
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
    return current ?? defaultPreferences
  }
}

const snapshot = (): Preferences => (current ??= read())

function subscribe(listener: () => void) {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = read()
    paint(current.theme)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
  }
}

/** Applies the theme as boot.js does before the first paint. */
function paint(theme: Theme) {
  const asked = (query: string) => matchMedia(`(${query})`).matches
  const contrast = asked('prefers-contrast: more')
  const dark = asked('prefers-color-scheme: dark')
  const system = contrast ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme === 'system' ? system : theme
}

/** Changes some preferences, stores them, and applies the theme. */
export function changePreferences(change: Partial<Preferences>) {
  current = { ...snapshot(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // The storage is blocked, see read().
  }
  paint(current.theme)
  for (const listener of listeners) listener()
}

/** Returns the preferences stored on this device. */
export const usePreferences = (): Preferences =>
  useStoredState({ subscribe, snapshot, unread: defaultPreferences })
