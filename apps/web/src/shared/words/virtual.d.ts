declare module 'virtual:words' {
  import type { Words } from './load-words.ts'

  export const words: Readonly<Record<string, () => Promise<{ default: Words }>>>
}
