/** Each language in its own words: they are the same in every language of the page. */
export const languageNames = { ar: 'العربية', en: 'English', ur: 'اردو' } as const
