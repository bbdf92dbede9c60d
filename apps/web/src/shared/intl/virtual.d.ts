declare module 'virtual:words/*' {
  const words: import('./catalogues.ts').LocaleMessages
  export default words
}
