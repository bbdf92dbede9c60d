import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

/** A window of a browser that Orca listens to. */
export type BrowserWindow = { readonly version: string; readonly page: Page; close(): Promise<void> }

/** A page of its own, because the focus of the first one may stay in the address bar. */
async function asWindow(browser: Browser): Promise<BrowserWindow> {
  const page = await browser.newPage()
  for (const other of await browser.pages()) if (other !== page) await other.close()
  await page.bringToFront()
  // A machine that speaks and draws has needed half a minute for a page.
  page.setDefaultTimeout(60_000)
  return { version: await browser.version(), page, close: () => browser.close() }
}

export async function openChromium(executablePath: string, env: NodeJS.ProcessEnv): Promise<BrowserWindow> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'sakina-profile-'))
  // An offer to translate takes the live regions of the page from Orca.
  mkdirSync(join(userDataDir, 'Default'))
  writeFileSync(join(userDataDir, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }))
  const browser = await puppeteer.launch({
    executablePath,
    env,
    userDataDir,
    headless: false,
    defaultViewport: null,
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--window-position=0,0',
      '--window-size=1300,860',
    ],
  })
  return asWindow(browser)
}

export async function openFirefox(executablePath: string, env: NodeJS.ProcessEnv): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env,
    headless: false,
    defaultViewport: null,
    args: ['--width=1300', '--height=860'],
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'browser.translations.automaticallyPopup': false,
    },
  })
  return asWindow(browser)
}
