import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as brand from './brand/index.ts'
import { flags, isFlagCode } from './flags/index.ts'
import * as illustrations from './illustrations/index.ts'
import { KingdomMap } from './map/index.ts'
import * as palette from './palette.ts'
import { PaymentMark } from './payment/index.ts'
import type { ArtProps } from './scene.tsx'
import * as rooms from './rooms/index.ts'
import * as roomTones from './rooms/tones.ts'
import { Person } from './portrait/index.ts'
import { stageIcons } from './stages/index.ts'
import { progressPercent } from './weave/weave-line.tsx'
import { Crenellation, WeaveBand, WeaveEdge, WeaveLine } from './weave/index.ts'

function draw(Drawn: ComponentType<ArtProps>, props: ArtProps = {}): string {
  return renderToStaticMarkup(createElement(Drawn, props))
}

function gzipped(svg: string): number {
  return gzipSync(svg, { level: 9 }).length
}

const { NajdiDoorway, ...scenes } = illustrations
const pictures: [string, ComponentType<ArtProps>][] = [
  ...Object.entries(illustrations),
  ...Object.entries(rooms),
  ...Object.entries(stageIcons),
  ...Object.entries(flags),
  ['KingdomMap', KingdomMap],
  ['LogoMark', brand.LogoMark],
]

describe('the weight of a drawing, gzipped', () => {
  it('the hero drawing weighs at most 6 kB gzipped', () => {
    expect(gzipped(draw(NajdiDoorway))).toBeLessThanOrEqual(6_000)
  })

  it.each(Object.entries(scenes))(
    'the drawing of the scene %s weighs at most 1.5 kB gzipped',
    (_name, Drawn) => {
      expect(gzipped(draw(Drawn))).toBeLessThanOrEqual(1_500)
    },
  )

  it.each(Object.entries(rooms))(
    'the drawing of the room %s with a person weighs at most 2.5 kB gzipped',
    (_name, Room) => {
      const person = createElement(Person, { seed: 1, job: 'housemaid', figure: 'half' })
      const svg = renderToStaticMarkup(createElement(Room, { light: 'ramadan', children: person }))
      expect(gzipped(svg)).toBeLessThanOrEqual(2_500)
    },
  )

  it.each(Object.entries(stageIcons))('the pictogram %s weighs at most 0.5 kB gzipped', (_name, Drawn) => {
    expect(gzipped(draw(Drawn))).toBeLessThanOrEqual(500)
  })

  it.each(Object.entries(flags))('the flag of %s weighs at most 0.6 kB gzipped', (_code, Drawn) => {
    expect(gzipped(draw(Drawn))).toBeLessThanOrEqual(600)
  })

  it('the drawn map weighs at most 2 kB gzipped', () => {
    expect(gzipped(draw(KingdomMap))).toBeLessThanOrEqual(2_000)
  })
})

describe('a drawing', () => {
  it.each(pictures)(
    'the drawing %s is hidden from assistive technology unless it has a title',
    (_name, Drawn) => {
      expect(draw(Drawn)).toMatch(/^<svg[^>]* aria-hidden="true"/)
      expect(draw(Drawn)).not.toContain('role=')
    },
  )

  it.each(pictures)('the drawing %s is exposed as one image with its title', (_name, Drawn) => {
    const svg = draw(Drawn, { title: 'باب' })
    expect(svg).toMatch(/^<svg[^>]* role="img" aria-label="باب"/)
    expect(svg).not.toContain('aria-hidden')
  })

  it.each(pictures)(
    'the drawing %s has no style attribute and no id, so it can be repeated anywhere',
    (_name, Drawn) => {
      expect(draw(Drawn)).not.toMatch(/ (style|id)="/)
    },
  )

  it('a drawing is mirrored if its direction has a meaning, unless mirroring is disabled', () => {
    expect(draw(illustrations.Mediation)).toContain('data-mirror="auto"')
    expect(renderToStaticMarkup(createElement(illustrations.Mediation, { mirrored: 'never' }))).toContain(
      'data-mirror="never"',
    )
    expect(draw(illustrations.Hourly)).toContain('data-mirror="never"')
    expect(draw(KingdomMap)).toContain('data-mirror="never"')
  })
})

describe('the flags', () => {
  it('the flags are recognised by their code in capitals, and no other text is', () => {
    expect(isFlagCode('KE')).toBe(true)
    expect(['ke', 'XX', '', 'toString', '__proto__'].filter(isFlagCode)).toEqual([])
  })
})

describe('the weave', () => {
  it('each woven band on a page has its own pattern id', () => {
    const page = renderToStaticMarkup(
      createElement('div', null, [
        createElement(WeaveBand, { key: 'band' }),
        createElement(WeaveEdge, { key: 'edge' }),
        createElement(WeaveLine, { key: 'line', progress: 0.5 }),
        createElement(Crenellation, { key: 'parapet' }),
      ]),
    )
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(page).toContain(`url(#${id})`)
  })

  it.each([
    [0, 0],
    [4 / 11, 36.36],
    [1, 100],
    [1.2, 100],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
  ])('a woven progress line at %d fills %d %% of its length', (progress, share) => {
    expect(progressPercent(progress)).toBe(share)
  })
})

describe('the light of a room', () => {
  it.each(Object.entries(rooms))(
    'the drawing of the room %s differs by day, in the evening and in Ramadan, with the light behind the person',
    (_name, Room) => {
      const person = createElement(Person, { seed: 1 })
      const drawn = (['day', 'evening', 'ramadan'] as const).map((light) =>
        renderToStaticMarkup(createElement(Room, { light, children: person })),
      )
      expect(new Set(drawn).size).toBe(3)
      const [, someone] =
        /^<svg>(.*)<[/]svg>$/.exec(renderToStaticMarkup(createElement('svg', null, person))) ?? []
      // The last shape that covers the whole picture is the overlay of the light or, by day, the
      // wall. The person must come after it, so that the face is not dimmed.
      for (const svg of drawn) expect(svg.split('d="M0 0H480V270H0Z"').at(-1)).toContain(someone)
    },
  )
})

describe('the tones of the drawings', () => {
  const css = readFileSync(new URL('art.css', import.meta.url), 'utf8')
  const forced = css.slice(css.indexOf('@media (forced-colors'))

  const { wallColors, ...windows } = roomTones
  const tones: [string, string][] = [palette, windows, wallColors].flatMap((each) => Object.entries(each))

  it.each(tones)(
    'the drawing tone %s has a value in the palettes of the themes and in that of forced colours',
    (_name, tone) => {
      const property = /^var\((--sk-art-[a-z-]+),#[0-9a-f]{3,6}\)$/.exec(tone)?.[1]
      expect(property).toBeDefined()
      expect(css.slice(0, css.indexOf('@media (forced-colors'))).toContain(`${property}:`)
      expect(forced).toContain(`${property}:`)
    },
  )
})

describe('the payment marks', () => {
  const brands = ['mada', 'visa', 'mastercard', 'apple_pay'] as const

  it.each(brands)('the mark of %s is one image with its title, and hidden without one', (name) => {
    expect(renderToStaticMarkup(createElement(PaymentMark, { brand: name, title: name }))).toMatch(
      new RegExp(`^<svg[^>]* role="img" aria-label="${name}"`),
    )
    expect(renderToStaticMarkup(createElement(PaymentMark, { brand: name }))).toMatch(
      /^<svg[^>]* aria-hidden="true"/,
    )
  })

  it.each(brands)('the mark of %s weighs at most 1 kB gzipped', (name) => {
    expect(gzipped(renderToStaticMarkup(createElement(PaymentMark, { brand: name })))).toBeLessThanOrEqual(
      1_000,
    )
  })
})
