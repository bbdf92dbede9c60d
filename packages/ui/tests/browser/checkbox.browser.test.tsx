import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Checkbox } from '../../src/components/checkbox/index.ts'
import { themes } from '../../src/tokens/index.ts'
import { mountOnEmptyPage, operatedLocales } from './mount-on-empty-page.tsx'

/** The shape inside the box, relative to its inner width. */
interface Ink {
  readonly height: number
  readonly width: number
  /** The longest unbroken horizontal line. */
  readonly line: number
}

const states = {
  empty: {},
  ticked: { defaultChecked: true },
  'partly ticked': { indeterminate: true },
  'ticked and partly ticked': { defaultChecked: true, indeterminate: true },
  'empty, disabled': { disabled: true },
  'ticked, disabled': { disabled: true, defaultChecked: true },
  'partly ticked, disabled': { disabled: true, indeterminate: true },
} as const

const nothing = { height: 0, width: 0, line: 0 }

async function pixelsOf(element: Element): Promise<ImageData> {
  const picture = await page.elementLocator(element).screenshot({ save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, 0, 0)
  // Excludes the edge with its corners.
  const edge = Math.round(image.width * 0.18)
  return context.getImageData(edge, edge, image.width - 2 * edge, image.height - 2 * edge)
}

function inkOf({ data, width, height }: ImageData): Ink {
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ]
  // In every state a corner shows the background.
  const ground = at(0, 0)
  const isInk = (x: number, y: number): boolean =>
    at(x, y).reduce((sum, channel, index) => sum + Math.abs(channel - (ground[index] ?? 0)), 0) > 90
  const rows: number[] = []
  const columns: number[] = []
  let line = 0
  for (let y = 0; y < height; y += 1) {
    let run = 0
    for (let x = 0; x < width; x += 1) {
      run = isInk(x, y) ? run + 1 : 0
      line = Math.max(line, run)
      if (run > 0) {
        rows.push(y)
        columns.push(x)
      }
    }
  }
  const extent = (places: number[]): number =>
    places.length === 0 ? 0 : Math.max(...places) - Math.min(...places) + 1
  return { height: extent(rows) / height, width: extent(columns) / width, line: line / width }
}

async function inkIn(locale: 'ar' | 'en', props: object): Promise<Ink> {
  mountOnEmptyPage(locale, <Checkbox label="x" {...props} />)
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  const box = page.getByRole('checkbox').element().parentElement
  if (!box) throw new Error('No box')
  await Promise.all(document.getAnimations().map(async ({ finished }) => finished))
  return inkOf(await pixelsOf(box))
}

const expectTick = ({ height, width, line }: Ink): void => {
  expect(height, 'as high as a tick').toBeGreaterThan(0.45)
  expect(width, 'as wide as a tick').toBeGreaterThan(0.6)
  expect(line, 'no dash through it').toBeLessThan(0.75)
}

const expectDash = ({ height, line }: Ink): void => {
  expect(height, 'as low as a dash').toBeLessThan(0.35)
  expect(line, 'as wide as a dash').toBeGreaterThan(0.8)
}

const root = document.documentElement

const looks = [...themes, 'forced colours'] as const

describe.each(looks)('the box of a checkbox in %s', (look) => {
  beforeAll(async () => {
    if (look === 'forced colours')
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: 'active' }],
      })
    else root.dataset['theme'] = look
  })
  afterAll(async () => {
    if (look === 'forced colours') await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    delete root.dataset['theme']
  })

  it('the browser has forced colours only in the tests of a checkbox that are named after them', () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(look === 'forced colours')
  })

  describe.each(operatedLocales)('the box of a checkbox in the language %s', (locale) => {
    it.each(['empty', 'empty, disabled'] as const)(
      'the box of a checkbox has neither tick nor dash if %s',
      async (state) => {
        expect(await inkIn(locale, states[state])).toEqual(nothing)
      },
    )

    it.each(['ticked', 'ticked, disabled'] as const)(
      'the box of a checkbox has a tick and no dash if %s',
      async (state) => {
        expectTick(await inkIn(locale, states[state]))
      },
    )

    it.each(['partly ticked', 'ticked and partly ticked', 'partly ticked, disabled'] as const)(
      'the box of a checkbox has a dash and no tick if %s',
      async (state) => {
        expectDash(await inkIn(locale, states[state]))
      },
    )
  })
})
