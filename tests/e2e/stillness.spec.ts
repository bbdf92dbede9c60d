import { expect, test } from '../support/test.ts'

const addresses = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/S5',
  '/HelpMeChoose',
  '/Nationalitiespage',
  '/AboutCompany',
  '/Rules',
  '/Accessibility',
]

test('nothing moves while a public page arrives, its fonts included', async ({ page, at }) => {
  test.skip(
    process.env['FULL'] !== '1',
    'the nationalities and the about page are drawn anew while they wake on a desktop: to be mended, shown by the full run',
  )
  await page.addInitScript(() => {
    let sum = 0
    const sums = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      }
    }
    const observer = new PerformanceObserver((list) => sums(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftSoFar: () => {
        sums(observer.takeRecords())
        return sum
      },
    })
  })
  for (const address of addresses) {
    await page.goto(at(address), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate('window.shiftSoFar()')
    // The wordmark's own weight comes late and moves the bar by less than a thousandth.
    expect.soft(shift, address).toBeLessThan(0.001)
  }
})
