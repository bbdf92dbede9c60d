import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../tokens/contrast.ts'
import { appearanceOf } from './appearance.ts'
import { complexions, faceLineColor } from './colors.ts'
import { Portrait } from './index.ts'
import type { PortraitProps } from './index.ts'

const draw = (props: PortraitProps): string => renderToStaticMarkup(createElement(Portrait, props))

const jobs = ['housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare'] as const

describe('a portrait', () => {
  it('a portrait is the same person for the same seed and another for a different one', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => 1001 + index)
    const drawn = seeds.map((seed) => draw({ seed, country: 'KE' }))
    expect(seeds.map((seed) => draw({ seed, country: 'KE' }))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(seeds.length)
  })

  it.each(jobs)('a portrait is at most 4 kB gzipped for a %s, including hands and tool', (job) => {
    expect(gzipSync(draw({ seed: 1, job, figure: 'half' }), { level: 9 }).length).toBeLessThanOrEqual(4_000)
  })

  it('a portrait with an unknown job or an empty country is the same as one without job and country', () => {
    expect(draw({ seed: 7, job: 'toString' })).toBe(draw({ seed: 7 }))
    expect(draw({ seed: 7, country: '' })).toBe(draw({ seed: 7 }))
  })

  it('a portrait is decorative unless it has a title', () => {
    expect(draw({ seed: 1 })).toMatch(/^<svg[^>]* aria-hidden="true"/)
    expect(draw({ seed: 1, title: 'رسم توضيحي' })).toMatch(/^<svg[^>]* role="img" aria-label="رسم توضيحي"/)
  })

  it('a portrait has a beard only for men', () => {
    const bearded = (gender: 'female' | 'male') =>
      Array.from({ length: 60 }, (_, seed) => appearanceOf({ seed, gender })).filter(({ beard }) => beard)
        .length
    expect(bearded('female')).toBe(0)
    expect(bearded('male')).toBeGreaterThan(10)
  })

  it.each(complexions)('a portrait has eyes that contrast with a face of $base', ({ base }) => {
    expect(contrast(faceLineColor, base)).toBeGreaterThanOrEqual(2.5)
  })
})
