import type { Page } from '@playwright/test'

import { inItsLook, problemsOf, sideways, sidewaysAt320, sizes, tooSmall } from '../support/looked-over.ts'
import { expect, test } from '../support/test.ts'

const full = process.env['FULL'] === '1'

const popups = ['contact', 'privacy', 'steps', 'government', 'package'] as const
const covered = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/OrderPage?popup=offers',
  '/OrderPage?compare=101,102,103&popup=compare',
  '/Nationalitiespage',
  '/S5',
  '/S5?service=hourly',
  '/HelpMeChoose',
  '/HelpMeChoose?need=nanny&stay=living&long=months&first=price',
  '/AboutCompany',
  '/Rules',
  '/Accessibility',
  ...popups.map((name) => `/AboutCompany?popup=${name}`),
]

async function shown(page: Page, address: string) {
  await page.goto(address)
  if (address.includes('popup=')) await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the forms and texts that pop up: axe finds nothing', async ({ page, at, locale }) => {
  await inItsLook(page, locale)
  for (const name of popups.slice(0, 2)) {
    await shown(page, at(`/AboutCompany?popup=${name}`))
    expect.soft(await problemsOf(page), name).toEqual([])
  }
})

test('an address there is not: axe finds nothing, nothing scrolls sideways', async ({
  page,
  at,
  locale,
  complaints,
}) => {
  await inItsLook(page, locale)
  await shown(page, at('/no-such-page'))
  expect(await problemsOf(page)).toEqual([])
  expect(await sidewaysAt320(page)).toBe(0)
  // a 404 is noted by the browser as a failed resource
  complaints.splice(0)
})

test.describe('every public page', () => {
  test.skip(!full, 'the full run takes every page in both languages, light and dark')

  for (const path of covered) {
    test(`${path}: axe finds nothing in light and in dark`, async ({ page, at }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shown(page, at(path))
        expect.soft(await problemsOf(page), colorScheme).toEqual([])
      }
    })

    test(`${path}: nothing scrolls sideways from 320 to 1920 pixels, nor at 400 %`, async ({ page, at }) => {
      await shown(page, at(path))
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        expect.soft(await sideways(page), `${width} by ${height}`).toBe(0)
      }
    })

    test(`${path}: nothing is cut when the text is twice its size`, async ({ page, at }) => {
      await shown(page, at(path))
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await sideways(page)).toBe(0)
    })

    test(`${path}: what is pressed is as large as a finger`, async ({ page, at }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await shown(page, at(path))
      expect(await tooSmall(page)).toEqual([])
    })
  }
})
