import type { Globals } from './globals.ts'

type ViteEnv = { readonly env?: Readonly<Record<string, string | undefined>> }
const meta: ImportMeta & ViteEnv = import.meta

const chosen = <T extends string>(value: string | undefined, known: readonly T[], usual: T): T =>
  known.find((name) => name === value) ?? usual

/** A test project fixes language and theme through its environment; a person starts in Arabic, light. */
export const initialGlobals: Globals = {
  locale: chosen(meta.env?.['VITE_SB_LOCALE'], ['ar', 'en'], 'ar'),
  direction: 'auto',
  theme: chosen(meta.env?.['VITE_SB_THEME'], ['light', 'dark', 'contrast', 'contrast-dark'], 'light'),
  digits: 'latn',
  calendar: 'gregory',
  motion: 'auto',
}
