import type { ReactNode } from 'react'
import { useDocumentLook } from '../document-look.ts'

/** Content that is shown only in one toolbar language. Write both languages one after the other. */
export function In({ lang, children }: { lang: 'ar' | 'en'; children: ReactNode }): ReactNode {
  const { locale } = useDocumentLook()
  if (locale !== lang) return null
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {children}
    </div>
  )
}
