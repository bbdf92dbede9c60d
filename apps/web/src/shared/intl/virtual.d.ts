declare module 'virtual:words/*' {
  const words: import('./catalogues.ts').LocaleMessages
  export default words
}

declare module 'virtual:account-words/*' {
  const words: import('./catalogues.ts').LocaleMessages
  export default words
}
