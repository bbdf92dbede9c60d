import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../tokens/contrast.ts'
import { appearanceOf } from './appearance.ts'
import { complexions, faceLineColor } from './colors.ts'
import { Portrait } from './index.ts'
import type { PortraitProps } from './index.ts'
import { jobTools } from './tools.tsx'
import { jobUniforms } from './uniforms.tsx'

const draw = (props: PortraitProps): string => renderToStaticMarkup(createElement(Portrait, props))

const jobs = ['housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare'] as const

describe('a portrait', () => {
  it('a portrait is the same person for the same seed and another for a different one', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => 1001 + index)
    const drawn = seeds.map((seed) => draw({ seed, country: 'KE' }))
    expect(seeds.map((seed) => draw({ seed, country: 'KE' }))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(seeds.length)
  })

  it.each(jobs)('a portrait is at most 4 kB gzipped for a %s, including hands and any tool', (job) => {
    for (let seed = 1; seed <= 60; seed++)
      expect(gzipSync(draw({ seed, job, figure: 'half' }), { level: 9 }).length).toBeLessThanOrEqual(4_000)
  })

  const pairs = (count: number, from = 101) =>
    Array.from({ length: count }, (_, index) => [`plan-${from + index}`, `plan-${from + index + 1}`] as const)

  it.each(jobs)('the portraits of a %s differ in tool and cloth between neighbours of a list', (job) => {
    const tools = jobTools[job].length
    const cloths = jobUniforms[job].cloths.length
    for (const [seed, next] of pairs(120)) {
      const one = appearanceOf({ seed })
      const other = appearanceOf({ seed: next })
      expect(one.tool % tools, seed).not.toBe(other.tool % tools)
      expect(one.cloth % cloths, seed).not.toBe(other.cloth % cloths)
      expect(one.fabric, seed).not.toBe(other.fabric)
    }
  })

  it.each(jobs)('the portraits of a %s have each tool about equally often', (job) => {
    const tools = jobTools[job].length
    const drawn = pairs(120).map(([seed]) => appearanceOf({ seed }).tool % tools)
    const counts = jobTools[job].map((_, tool) => drawn.filter((each) => each === tool).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4)
  })

  it('a portrait has arms and tool on either side', () => {
    const sides = pairs(40).filter(([seed]) => appearanceOf({ seed }).isMirrored)
    expect(sides.length).toBeGreaterThan(12)
    expect(sides.length).toBeLessThan(28)
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
