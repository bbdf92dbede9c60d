import '@sakina/ui/fonts.css'
import '@sakina/ui/styles.css'
import '@sakina/ui/reset.css'
import '@sakina/ui/page.css'
import { fontPreloads } from '@sakina/ui/fonts'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import '../../page.css'
import { Shell } from '../../page/shell.tsx'

export const metadata: Metadata = { title: 'Sakina', icons: 'data:,' }
export const viewport: Viewport = { width: 'device-width' }

export const dynamicParams = false
export const generateStaticParams = (): { locale: string }[] => [{ locale: 'ar' }, { locale: 'en' }]

/** The whole document, in the direction of its language. */
export default async function Layout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>
  children: ReactNode
}): Promise<ReactNode> {
  const locale = (await params).locale === 'en' ? 'en' : 'ar'
  for (const { href, ...font } of fontPreloads()) preload(href, font)
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <body>
        <Shell locale={locale}>{children}</Shell>
      </body>
    </html>
  )
}
