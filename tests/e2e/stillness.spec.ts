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

test('nothing moves while a public page arrives', async ({ page, at }) => {
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
  // The very first page may be read in a device's own letters before ours have come: how much moves then is the network's.
  await page.goto(at('/'), { waitUntil: 'networkidle' })
  for (const address of addresses) {
    await page.goto(at(address), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate('window.shiftSoFar()')
    expect.soft(shift, address).toBeLessThan(0.001)
  }
})
