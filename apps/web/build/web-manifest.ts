import { localizePath, type Locale } from '../src/shared/intl/locale.ts'

const descriptions: Readonly<Record<Locale, string>> = {
  ar: 'عمالة منزلية موثوقة بسعر معلن',
  en: 'Trusted help at home, at a clear price',
}

const icon = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/** The path of the manifest of the installed site. */
export const webManifestPath = (locale: Locale): string => `manifest-${locale}.webmanifest`

/** Returns the manifest of the installed site, with the name of the brand. */
export function renderWebManifest(locale: Locale, names: Readonly<Record<Locale, string>>): string {
  const start = localizePath(locale, '/')
  return JSON.stringify({
    name: names[locale],
    short_name: names[locale],
    description: descriptions[locale],
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    id: start,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#0b5345',
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  })
}
