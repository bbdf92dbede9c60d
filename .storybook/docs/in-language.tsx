import type { ReactNode } from 'react'
import { useDocumentTheme } from '../use-document-theme.ts'

/** Content that is shown only in one toolbar language. Write both languages one after the other. */
export function InLanguage({ lang, children }: { lang: 'ar' | 'en'; children: ReactNode }): ReactNode {
  const { locale } = useDocumentTheme()
  if (locale !== lang) return null
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {children}
    </div>
  )
}
