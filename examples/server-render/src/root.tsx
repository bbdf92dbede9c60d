import '@sakina/ui/fonts.css'
import regular from '@sakina/ui/fonts/sakina-sans-400.woff2?url'
import semibold from '@sakina/ui/fonts/sakina-sans-600.woff2?url'
import '@sakina/ui/styles.css'
import '@sakina/ui/reset.css'
import '@sakina/ui/page.css'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import './page.css'
import { Page } from './page/page.tsx'
import { Shell } from './page/shell.tsx'
import type { Locale } from './page/words.ts'

/** The whole document, rendered on the server in the direction of its language. */
export function Root({ locale }: { locale: Locale }): ReactNode {
  for (const href of [regular, semibold])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>Sakina</title>
      </head>
      <body>
        <Shell locale={locale}>
          <Page locale={locale} />
        </Shell>
      </body>
    </html>
  )
}
