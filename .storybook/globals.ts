export interface Globals {
  locale: 'ar' | 'en'
  direction: 'auto' | 'rtl' | 'ltr'
  theme: 'light' | 'dark' | 'contrast' | 'contrast-dark'
  digits: 'latn' | 'arab'
  calendar: 'gregory' | 'umalqura'
  motion: 'auto' | 'reduce'
  /** The size of text in per cent of the default size. */
  text: '100' | '150' | '200'
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]): object => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

export const globalTypes = {
  locale: toolbar('Language', 'globe', [
    { value: 'ar', title: 'العربية' },
    { value: 'en', title: 'English' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'rtl', title: 'Right to left' },
    { value: 'ltr', title: 'Left to right' },
  ]),
  theme: toolbar('Theme', 'paintbrush', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'contrast', title: 'High contrast' },
    { value: 'contrast-dark', title: 'High contrast, dark' },
  ]),
  digits: toolbar('Digits', 'listordered', [
    { value: 'latn', title: 'Digits 123' },
    { value: 'arab', title: 'Digits ١٢٣' },
  ]),
  calendar: toolbar('Leading calendar', 'calendar', [
    { value: 'gregory', title: 'Gregorian' },
    { value: 'umalqura', title: 'Umm al-Qura' },
  ]),
  motion: toolbar('Motion', 'lightning', [
    { value: 'auto', title: 'Motion as the device says' },
    { value: 'reduce', title: 'No motion' },
  ]),
  text: toolbar('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
}

export const readGlobals = (globals: Readonly<Record<string, unknown>>, initial: Globals): Globals => ({
  locale: globals['locale'] === 'en' ? 'en' : globals['locale'] === 'ar' ? 'ar' : initial.locale,
  direction: globals['direction'] === 'rtl' || globals['direction'] === 'ltr' ? globals['direction'] : 'auto',
  theme: themes.find((theme) => theme === globals['theme']) ?? initial.theme,
  digits: globals['digits'] === 'arab' ? 'arab' : 'latn',
  calendar: globals['calendar'] === 'umalqura' ? 'umalqura' : 'gregory',
  motion: globals['motion'] === 'reduce' ? 'reduce' : 'auto',
  text: globals['text'] === '150' || globals['text'] === '200' ? globals['text'] : '100',
})

const themes = ['light', 'dark', 'contrast', 'contrast-dark'] as const

declare global {
  interface Window {
    /** The URL that docs blocks load to show one story in a frame. */
    PREVIEW_URL?: string
  }
}

/**
 * Returns the URL of a frame with the toolbar choices in it, because a frame does not receive them.
 */
export const frameUrl = (globals: Globals): string =>
  `iframe.html?globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`
