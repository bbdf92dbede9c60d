import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang', 'dir', 'data-theme'],
  })
  return () => observer.disconnect()
}

/** Returns the language and the theme of the document, for pages that decorators do not reach. */
export function useDocumentTheme(): { locale: 'ar' | 'en'; theme: string } {
  const look = useSyncExternalStore(subscribe, () => {
    const { lang, dataset } = document.documentElement
    return `${lang === 'en' ? 'en' : 'ar'} ${dataset['theme'] ?? 'light'}`
  })
  const [locale, theme = 'light'] = look.split(' ')
  return { locale: locale === 'en' ? 'en' : 'ar', theme }
}
