import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import {
  Browser,
  Builder,
  By,
  Capabilities,
  error as failures,
  until,
  type WebElement,
} from 'selenium-webdriver'

import { freePort } from '../support/server.ts'

/** A page in a browser. Elements are found by XPath, the only language that both drivers have. */
export type DrivenPage = {
  readonly version: string
  open(url: string): Promise<void>
  /** Waits until an element is shown, and returns its text. */
  see(xpath: string): Promise<string>
  press(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  url(): Promise<string>
  /** By how many pixels the page is wider than its window. */
  overflow(): Promise<number>
  screenshot(): Promise<Uint8Array>
  /** The errors in the console, where the driver hands them out. */
  readonly errors: string[]
  close(): Promise<void>
}

const timeout = 20_000
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** Opens Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(executablePath: string, width: number): Promise<DrivenPage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width, height: 900 })
  page.setDefaultTimeout(timeout)
  const errors: string[] = []
  page.on('console', (message) => {
    // Firefox reports the font of a page that is left before it has come.
    if (message.type() === 'error' && !message.text().includes('downloadable font: download failed'))
      errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`))
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
  return {
    version: await browser.version(),
    // Firefox reports a script as failed if the page is left before it has loaded; a stream of events stays open.
    open: async (url) => void (await page.goto(url, { waitUntil: ['load', 'networkidle2'] })),
    see: (xpath) =>
      find(xpath)
        .map((element) => element.textContent ?? '')
        .wait(),
    press: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    url: async () => page.url(),
    overflow: async () => Number(await page.evaluate(overflow)),
    screenshot: () => page.screenshot(),
    errors,
    close: () => browser.close(),
  }
}

/** Where Debian keeps the smallest browser with WebKitGTK. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').find((file) => existsSync(file))

/** Opens WebKitGTK, the engine of Safari, through its WebDriver on a virtual screen. */
export async function openWebKit(driver: string, width: number): Promise<DrivenPage> {
  const binary = miniBrowser()
  if (binary === undefined) throw new Error('MiniBrowser is not installed: apt-get install webkit2gtk-driver')
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x1000x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', `--geometry=${width}x980`] },
  })
  const open = () =>
    new Builder()
      .forBrowser(Browser.SAFARI)
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build()
  const session = open()
  // A page that hydrates may replace an element between two calls, so each attempt looks anew.
  const attempt = async <Result>(xpath: string, act: (element: WebElement) => Promise<Result>) => {
    for (const end = Date.now() + timeout; ;)
      try {
        const element = await session.wait(until.elementLocated(By.xpath(xpath)), timeout)
        if (await element.isDisplayed()) return await act(element)
        if (Date.now() > end) throw new Error(`${xpath} is not visible`)
      } catch (caught) {
        if (!(caught instanceof failures.StaleElementReferenceError) || Date.now() > end) throw caught
      }
  }
  await session.manage().window().setRect({ x: 0, y: 0, width, height: 980 })
  const found = await session.getCapabilities()
  return {
    version: `${found.getBrowserName()} ${found.getBrowserVersion()}`,
    open: (url) => session.get(url),
    see: (xpath) => attempt(xpath, (element) => element.getText()),
    press: (xpath) =>
      attempt(xpath, async (element) => {
        await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
        await element.click()
      }),
    type: (xpath, text) =>
      attempt(xpath, async (element) => {
        await element.clear()
        await element.sendKeys(text)
      }),
    url: () => session.getCurrentUrl(),
    overflow: async () => Number(await session.executeScript(`return ${overflow}`)),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: [],
    async close() {
      await session.quit()
      server.kill()
      screen.kill()
    },
  }
}
