import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** What has the focus shows it: itself, the frame drawn around a control whose own box is hidden, or the card that is a link as a whole. */
async function focusIsDrawn(what: Locator) {
  await expect(what).toBeInViewport()
  await expect
    .poll(() =>
      what.evaluate((element) => {
        const card = element.matches('[data-card-link]') ? element.closest('[data-print=whole]') : null
        const around = [element, element.parentElement, element.nextElementSibling]
        if (card && getComputedStyle(card).outlineStyle !== 'none') return true
        return around.some((each) => {
          if (!each) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
        })
      }),
    )
    .toBe(true)
}

/** As somebody without a pointer does it: Tab until it has the focus, and the focus must be there to be seen. */
export async function tabTo(page: Page, what: Locator, most = 120) {
  for (let step = 0; step < most; step += 1) {
    const there = await what
      .evaluate((element) => element === document.activeElement, undefined, { timeout: 2000 })
      .catch(() => false)
    if (there) {
      await focusIsDrawn(what)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(what)} was not reached with ${most} presses of Tab`)
}

export async function pressByKeyboard(page: Page, what: Locator, key = 'Enter') {
  await tabTo(page, what)
  await page.keyboard.press(key)
}

/** Past the header, as the skip link does it. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** A window keeps the focus while it stands. */
export async function expectFocusTrap(page: Page, dialog: Locator, steps = 8) {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
}
