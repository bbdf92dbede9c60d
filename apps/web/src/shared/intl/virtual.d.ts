declare module 'virtual:messages/*' {
  const messages: import('./catalogues.ts').LocaleMessages
  export default messages
}
