import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { localizePath, locales } from '../src/shared/intl/locale.ts'
import { brand } from '../src/shared/config/brand.ts'
import { renderRobotsTxt, renderSitemap } from './crawlers.ts'
import { renderWebManifest } from './web-manifest.ts'

const root = join(import.meta.dirname, '../../..')

const site = {
  locales,
  localizePath,
  pages: [
    { page: 'home', pattern: '/', prerendered: true },
    { page: 'rules', pattern: '/Rules', prerendered: true },
    { page: 'order', pattern: '/Tracking/:orderId', prerendered: false, session: 'needed' },
    { page: 'login', pattern: '/Login', prerendered: true, isUnlisted: true },
  ] as const,
}

test('the manifest of the installed site has the name of the brand in each language, and no other name', () => {
  const names = { ar: 'بيت العون', en: 'Home Aid' }
  const [arabic, english] = locales.map((locale) => JSON.parse(renderWebManifest(locale, names)))
  expect(arabic).toMatchObject({ name: 'بيت العون', short_name: 'بيت العون', dir: 'rtl', start_url: '/' })
  expect(english).toMatchObject({ name: 'Home Aid', short_name: 'Home Aid', dir: 'ltr', start_url: '/en' })
  expect(JSON.stringify([arabic, english])).not.toMatch(/sakina|سكينة/i)
})

test('no sentence of the site, the kit or the server contains the name of the brand', () => {
  const texts = globSync(
    [
      'apps/web/src/**/messages/{ar,en}.json',
      'packages/ui/src/strings/{ar,en}.ts',
      'apps/api/src/failures/messages.ts',
      'apps/api/src/http/words/*.ts',
      'apps/api/src/emails/**/*.ts',
      'apps/api/src/texts/*.ts',
    ],
    { cwd: root },
  )
  expect(texts.length).toBeGreaterThan(60)
  const named = texts.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll(/from '@sakina\/[^']+'/g, '')
      .match(new RegExp(`${brand.name.en}|${brand.name.ar}`, 'i')),
  )
  expect(named).toEqual([])
})

describe('the files for search engines', () => {
  test('the site map lists every prerendered page in both languages with its alternate', () => {
    const map = renderSitemap(site, 'https://sakina.example')
    expect(map.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://sakina.example/',
      '<loc>https://sakina.example/en',
      '<loc>https://sakina.example/Rules',
      '<loc>https://sakina.example/en/Rules',
    ])
    expect(map).toContain('hreflang="en" href="https://sakina.example/en/Rules"')
  })

  test('robots.txt excludes the portal pages in both languages and no public page', () => {
    const told = renderRobotsTxt(site, 'https://sakina.example')
    expect(told).toContain('Disallow: /Tracking\nDisallow: /en/Tracking')
    expect(told).not.toContain('Disallow: /Rules')
    expect(told).not.toContain('Disallow: /Login')
    expect(told).toContain('Sitemap: https://sakina.example/sitemap.xml')
  })
})
