import { chromium } from '@playwright/test'

import { makeCustomer } from '../support/customer.ts'
import { expect, test, nightlyInArabicTag } from '../support/test.ts'

/** A host name without https that is not localhost, as a phone on the local network uses. */
const host = 'sakina.test'

test(
  'a phone on the local network can sign in without https',
  nightlyInArabicTag,
  async ({ baseURL }, info) => {
    const { launchOptions } = info.project.use
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    })
    try {
      const site = new URL(baseURL ?? '')
      site.hostname = host
      const page = await browser.newPage({ baseURL: site.href, serviceWorkers: 'block' })
      await page.goto('/Login')
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      const { login, password } = await makeCustomer()
      await page.getByRole('textbox', { name: 'رقم الهوية أو البريد أو الجوال' }).fill(login)
      await page.getByRole('textbox', { name: 'كلمة المرور', exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'دخول', exact: true }).click()
      await expect(page).not.toHaveURL(/Login/)
    } finally {
      await browser.close()
    }
  },
)
