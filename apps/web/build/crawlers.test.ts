import { describe, expect, test } from 'vitest'

import { localizePath, locales } from '../src/shared/intl/locale.ts'
import { renderRobotsTxt, renderSitemap } from './crawlers.ts'

const site = {
  locales,
  localizePath,
  pages: [
    { page: 'home', pattern: '/', prerendered: true },
    { page: 'rules', pattern: '/Rules', prerendered: true },
    { page: 'order', pattern: '/Tracking/:orderId', prerendered: false, session: 'needed' },
    { page: 'login', pattern: '/Login', prerendered: false },
  ] as const,
}

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
