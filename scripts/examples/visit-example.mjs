import { join } from 'node:path'

const words = {
  ar: {
    dir: 'rtl',
    other: 'English',
    island: '1',
    open: 'تغيير موعد الوصول',
    close: 'إغلاق',
    stage: 'صدرت التأشيرة',
    plan: 'عاملة مقيمة لثلاثة أشهر',
    chosen: 'بعد الظهر',
    day: '25 أكتوبر',
    sum: '2,950',
  },
  en: {
    dir: 'ltr',
    other: 'العربية',
    island: '-1 1',
    open: 'Change the arrival time',
    close: 'Close',
    stage: 'Visa issued',
    plan: 'Live-in for three months',
    chosen: 'Afternoon',
    day: '25 October',
    sum: '2,950',
  },
}

/**
 * The languages and widths in which an example is visited: Arabic on a phone and English on a desktop, and in
 * the full run the others, too.
 */
export const exampleVariants = [
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1000 },
  ...(process.env.FULL
    ? [
        { locale: 'ar', width: 1000 },
        { locale: 'en', width: 360 },
      ]
    : []),
].map((look) => ({ name: `${look.locale} ${look.width} px`, ...look }))

/** Focus moves a moment after the window opens, so the check waits for it. */
const soon = async (page, locator, holds) =>
  page.waitForFunction(holds, await locator.elementHandle(), { timeout: 5_000 }).then(
    () => true,
    () => false,
  )

/**
 * Opens an example as a customer would and returns the problems. It leaves a picture of the page and of the
 * dialog. `said` is the text of the page that differs from the usual one.
 */
export async function visitExample({ browser, site, look: { locale, width }, name, pictures, said = {} }) {
  const { dir, other, island, open, close, stage, plan, sum, chosen, day } = { ...words[locale], ...said }
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const problems = []
  const expect = (holds, problem) => holds || problems.push(problem)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`))
  try {
    const html = await (await fetch(`${site.url}?lang=${locale}`)).text()
    await page.goto(`${site.url}?lang=${locale}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    if (!html.includes('id="root"')) {
      const withoutScripts = html.replaceAll(/<script[^]*?<\/script>/g, '')
      for (const text of [`dir="${dir}"`, stage, plan, chosen, day])
        expect(withoutScripts.includes(text), `without scripts the page of the server does not say “${text}”`)
    }
    const root = await page.evaluate(() => {
      const { lang, dir: direction, scrollWidth, clientWidth } = document.documentElement
      const family = getComputedStyle(document.body).fontFamily
      return { lang, direction, sideways: scrollWidth - clientWidth, family }
    })
    expect(
      root.lang === locale && root.direction === dir,
      `language ${root.lang}, direction ${root.direction}`,
    )
    expect(root.sideways <= 0, `scrolls ${root.sideways} px sideways`)
    expect(root.family.includes('Sakina Sans'), `is set in ${root.family}`)
    const fonts = await page.evaluate(() => {
      const links = [...document.querySelectorAll('link[rel=preload][as=font]')].map(({ href }) => href)
      const fetched = performance.getEntriesByType('resource').map(({ name: url }) => url)
      return {
        preloaded: links.length,
        others: fetched.filter((url) => url.includes('.woff2') && !links.includes(url)).length,
      }
    })
    expect(
      fonts.preloaded === 2 && fonts.others === 0,
      `preloads ${fonts.preloaded} fonts and fetches ${fonts.others} others`,
    )
    const arrow = page.getByRole('link', { name: other }).locator('svg')
    const drawn = await arrow.evaluate((svg) => getComputedStyle(svg).scale)
    expect(drawn === island, `the arrow of the link in the other language is drawn with scale ${drawn}`)
    const stages = await page.getByRole('list').getByRole('listitem').filter({ hasText: stage }).count()
    expect(stages === 1, `the tracking stepper shows “${stage}” ${stages} times`)
    const card = page.getByRole('article').filter({ hasText: plan })
    expect((await card.innerText()).includes(sum), `the plan card does not say ${sum}`)
    await page.screenshot({ path: picture(pictures, name, 'page', locale, width), fullPage: true })

    const button = page.getByRole('button', { name: open })
    await button.click()
    const dialog = page.getByRole('dialog', { name: open })
    await dialog.waitFor()
    const focused = await soon(page, dialog, (element) => element.contains(document.activeElement))
    expect(focused, 'the window did not take the focus')
    expect((await dialog.getAttribute('dir')) === dir, 'the window has lost the direction')
    expect(
      await dialog.getByRole('button', { name: close, exact: true }).isVisible(),
      `no button says “${close}”`,
    )
    await page.screenshot({ path: picture(pictures, name, 'dialog', locale, width) })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const back = await soon(page, button, (element) => element === document.activeElement)
    expect(back, 'the focus did not come back to the button')
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n')[0] : String(error))
  } finally {
    await page.close()
  }
  return problems
}

const picture = (folder, name, what, locale, width) => join(folder, `${name}.${what}.${locale}.${width}.png`)
