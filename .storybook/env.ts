/// <reference types="vite/client" />
import type { Globals } from './globals.ts'

const chosen = <T extends string>(value: unknown, known: readonly T[], usual: T): T =>
  known.find((name) => name === value) ?? usual

// `import.meta.env` must stand here as these very words: Vite fills it in by them
/** A test project fixes language and theme through its environment; a person starts in Arabic, light. */
export const initialGlobals: Globals = {
  locale: chosen(import.meta.env['VITE_SB_LOCALE'], ['ar', 'en'], 'ar'),
  direction: 'auto',
  theme: chosen(import.meta.env['VITE_SB_THEME'], ['light', 'dark', 'contrast', 'contrast-dark'], 'light'),
  digits: 'latn',
  calendar: 'gregory',
  motion: 'auto',
  text: '100',
}
