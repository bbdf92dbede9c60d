declare module 'virtual:words' {
  export const words: Readonly<Record<string, () => Promise<unknown>>>
}
