import type { Page } from '@playwright/test'

import {
  emulateProjectTheme,
  axeViolations,
  horizontalOverflow,
  joinedTexts,
  overflowAt320,
  viewportSizes,
  smallTouchTargets,
} from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

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
  '/Login',
  '/SignUp',
  '/ForgetPassword',
  '/ResetPAssword',
  '/WaitingList?token=x',
  ...popups.map((name) => `/AboutCompany?popup=${name}`),
]
/** Pages that differ most from each other; the full run audits every page. */
const sample = ['/', '/SignUp']

async function shown(page: Page, address: string) {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  if (address.includes('popup=')) await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

test(
  'the popups for contact and privacy have no axe violations',
  nightlyTag,
  async ({ page, at, locale }) => {
    await emulateProjectTheme(page, locale)
    for (const name of popups.slice(0, 2)) {
      await shown(page, at(`/AboutCompany?popup=${name}`))
      expect.soft(await axeViolations(page), name).toEqual([])
    }
  },
)

for (const path of sample)
  test(`${path} has no axe violations and fits 320 px @access:axe-on-every-page`, async ({
    page,
    at,
    locale,
  }) => {
    await emulateProjectTheme(page, locale)
    await shown(page, at(path))
    expect(await axeViolations(page)).toEqual([])
    expect(await joinedTexts(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
  })

test(
  'the page of an unknown URL has no axe violations and no horizontal overflow',
  nightlyTag,
  async ({ page, at, locale, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    await shown(page, at('/no-such-page'))
    expect(await axeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    // The browser logs a 404 as a failed resource.
    consoleErrors.splice(0)
  },
)

test.describe('every public page', nightlyTag, () => {
  for (const path of covered) {
    test(`${path} has no axe violations in light and dark, and no words that run together for a screen reader`, async ({
      page,
      at,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shown(page, at(path))
        expect.soft(await axeViolations(page), colorScheme).toEqual([])
      }
      expect.soft(await joinedTexts(page)).toEqual([])
    })

    test(`${path} has no horizontal overflow from 320 to 1920 px, nor at 400 %`, async ({ page, at }) => {
      await shown(page, at(path))
      for (const [width, height] of viewportSizes) {
        await page.setViewportSize({ width, height })
        expect.soft(await horizontalOverflow(page), `${width} by ${height}`).toBe(0)
      }
    })

    test(`${path} has no horizontal overflow with text at 200 % size`, async ({ page, at }) => {
      await shown(page, at(path))
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await horizontalOverflow(page)).toBe(0)
    })

    test(`${path} has touch targets of at least 44 px`, async ({ page, at }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await shown(page, at(path))
      expect(await smallTouchTargets(page)).toEqual([])
    })
  }
})
