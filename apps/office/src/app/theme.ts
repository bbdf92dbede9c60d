import type { ThemeSwitchProps } from '@sakina/ui/theme-switch'
import { useCallback, useEffect, useState } from 'react'

type Theme = ThemeSwitchProps['value']

// boot.js reads the same key before the first paint.
const key = 'sakina.office.theme'

const themes: readonly Theme[] = ['light', 'dark', 'contrast', 'contrast-dark']

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
    return 'system'
  }
}

const contrastQuery = '(prefers-contrast: more)'
const darkQuery = '(prefers-color-scheme: dark)'

/** Applies the theme as boot.js does before the first paint. */
function paint(theme: Theme): void {
  const contrast = matchMedia(contrastQuery).matches
  const dark = matchMedia(darkQuery).matches
  const system = contrast ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme === 'system' ? system : theme
}

/** The theme that is chosen on this device, and how to choose another. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme)
  const change = useCallback((next: Theme) => {
    try {
      if (next === 'system') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // The storage is blocked, see storedTheme().
    }
    paint(next)
    setTheme(next)
  }, [])
  // The device may become dark in the evening while the office is open.
  useEffect(() => {
    if (theme !== 'system') return undefined
    const watched = [matchMedia(contrastQuery), matchMedia(darkQuery)]
    const follow = () => paint('system')
    for (const query of watched) query.addEventListener('change', follow)
    return () => {
      for (const query of watched) query.removeEventListener('change', follow)
    }
  }, [theme])
  return [theme, change]
}
