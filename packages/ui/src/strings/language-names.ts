/** The name of each language in that language, the same on every page. */
export const languageNames = { ar: 'العربية', en: 'English', ur: 'اردو' } as const
