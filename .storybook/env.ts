/// <reference types="vite/client" />
import type { Globals } from './globals.ts'

const chosen = <T extends string>(value: unknown, known: readonly T[], usual: T): T =>
  known.find((name) => name === value) ?? usual

// Write `import.meta.env` exactly like this, because Vite replaces it textually.
/**
 * A test project sets language and theme by its environment; otherwise Storybook starts in Arabic and
 * light.
 */
export const initialGlobals: Globals = {
  locale: chosen(import.meta.env['VITE_SB_LOCALE'], ['ar', 'en'], 'ar'),
  direction: 'auto',
  theme: chosen(import.meta.env['VITE_SB_THEME'], ['light', 'dark', 'contrast', 'contrast-dark'], 'light'),
  digits: 'latn',
  calendar: 'gregory',
  motion: 'auto',
  text: '100',
}
