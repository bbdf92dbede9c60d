/** Text or content in both languages of the product. */
export interface Bilingual<T> {
  readonly ar: T
  readonly en: T
}

type WithLocale = { readonly globals: Readonly<Record<string, unknown>> }

/**
 * Story content that follows the language of the toolbar:
 * `const words = textsInToolbarLanguage({ ar: { pay: 'دفع' }, en: { pay: 'Pay' } })`, then `words(context).pay`.
 */
export const textsInToolbarLanguage =
  <T>(content: Bilingual<T>): ((context: WithLocale) => T) =>
  ({ globals }) =>
    globals['locale'] === 'en' ? content.en : content.ar
