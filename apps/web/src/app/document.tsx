import icon from '@sakina/ui/art/favicon.svg'
import type { ReactNode } from 'react'

import type { Locale } from '../shared/intl/locale.ts'

type Props = { locale: Locale; data?: string; children: ReactNode }

const manifests: Readonly<Record<Locale, string>> = {
  ar: '/manifest-ar.webmanifest',
  en: '/manifest-en.webmanifest',
}

/**
 * The whole document is rendered and hydrated by React. boot.js sets the theme on <html> before that, which
 * would cause a warning. The build adds styles, preloads and the entry script before </head>.
 */
export function HtmlDocument({ locale, data, children }: Props) {
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b5345" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={manifests[locale]} />
      </head>
      <body>
        {children}
        {data !== undefined && (
          // The element holds data and no executable script. `<` is escaped when the data is written.
          <script id="data" type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </body>
    </html>
  )
}
