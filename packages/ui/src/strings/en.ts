import type { KitStrings } from './types.ts'

export const en: KitStrings = {
  alertDialog: {
    cancel: 'Go back',
  },
  dialog: { close: 'Close' },
  emptyState: { title: 'Nothing here yet' },
  errorState: {
    title: 'This part could not be shown',
    text: 'The connection may be weak. Try again in a moment.',
    retry: 'Try again',
    reference: 'Reference',
  },
  field: {
    optional: 'optional',
    limit: { one: 'At most {count} character', other: 'At most {count} characters' },
    left: { one: '{count} character left', other: '{count} characters left' },
    over: { one: '{count} character too many', other: '{count} characters too many' },
  },
  link: {
    external: 'external site',
    and: ', ',
    newTab: 'opens in a new tab',
  },
  money: { amount: { one: '{amount} Saudi riyal', other: '{amount} Saudi riyals' } },
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    strength: 'Password strength',
    none: 'very weak',
    weak: 'weak',
    fair: 'fair',
    good: 'good',
    strong: 'strong',
    capsLock: 'Caps lock is on',
    arabicKeyboard: 'Your keyboard is set to Arabic',
  },
  serviceTile: { from: 'From', onRequest: 'Price on request' },
  skeleton: { loading: 'Loading' },
  skipLink: {
    toContent: 'Skip to the content',
  },
}
