import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/**
 * Expects a visible focus indicator: on the element itself, on the frame or the label around a hidden
 * control, or on the card that is a link.
 */
async function focusIsDrawn(what: Locator) {
  await expect(what).toBeInViewport()
  await expect
    .poll(() =>
      what.evaluate((element) => {
        const card = element.matches('[data-card-link]') ? element.closest('[data-print=whole]') : null
        const around = [element, element.parentElement, element.nextElementSibling, element.closest('label')]
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

/** Presses Tab until the element has visible focus, like a person without a pointer. */
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

/** Skips the header by the skip link. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Expects a dialog to trap focus. */
export async function expectFocusTrap(page: Page, dialog: Locator, steps = 8) {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
}
