import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { PlanCard } from '../../src/components/plan-card/index.ts'
import { Provider } from '../../src/components/provider/index.ts'
import { fontPreloads } from '../../src/fonts/index.ts'
import { ar } from '../../src/strings/ar.ts'
import './mount-on-empty-page.tsx'

const plans = Array.from({ length: 300 }, (_, at) => ({
  id: at,
  name: `باقة الزيارات ${at} · Visits`,
  total: 114_950 + at,
  price: { lines: [{ code: 'service', amount: 99_957 + at }], taxPercent: 15 },
  nationality: { code: 'PH', name: 'الفلبين' },
  duration: 30,
  visits: 8,
  visitsPerWeek: 2,
}))

const frames = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
}

const layouts = async (): Promise<number> => {
  const { metrics }: { metrics: { name: string; value: number }[] } =
    await cdp().send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

/** Returns a fresh page with the styles of this one, on which no text has been rendered yet. */
async function freshPage(): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'inline-size: 1000px; block-size: 800px'
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document')
  page.documentElement.lang = 'ar'
  page.documentElement.dir = 'rtl'
  for (const style of document.querySelectorAll('style, link[rel=stylesheet]'))
    page.head.append(style.cloneNode(true))
  return page
}

/** Counts the layouts until the cards are shown in their own font. */
async function layoutsOfCards(page: Document): Promise<number> {
  const place = page.createElement('div')
  page.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  await frames(3)
  const before = await layouts()
  flushSync(() => {
    root.render(
      <Provider locale="ar" strings={ar}>
        {plans.map(({ id, ...plan }) => (
          <PlanCard key={id} plan={plan} />
        ))}
      </Provider>,
    )
  })
  await frames(3)
  await page.fonts.ready
  await frames(3)
  return (await layouts()) - before
}

it('three hundred plan cards in both scripts are laid out only once if their fonts are preloaded', async () => {
  await cdp().send('Performance.enable')
  // A page with another font is measured first, to exclude the one-time work of the browser for its
  // first card.
  const other = await freshPage()
  other.documentElement.style.setProperty('--sk-font-sans', 'sans-serif')
  await layoutsOfCards(other)

  const page = await freshPage()
  const links = fontPreloads().map((font) =>
    Object.assign(page.createElement('link'), { rel: 'preload' }, font),
  )
  const arrived = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
  page.head.append(...links)
  await Promise.all(arrived)
  expect(await layoutsOfCards(page)).toBe(1)
  expect(
    [...page.fonts].flatMap(({ family, weight, status }) =>
      status === 'loaded' ? `${family} ${weight}` : [],
    ),
  ).toEqual(['Sakina Sans 400', 'Sakina Sans 600'])
})
