import { describe, expect, it } from 'vitest'
import { borderOutline } from './border-outline.ts'
import { mapSize, projectToMap } from './project.ts'
import type { MapPoint } from './project.ts'

const branches = {
  hafar: [28.4375, 45.9805],
  riyadh: [24.7, 46.7333],
  arar: [30.9721, 41.0133],
  dammam: [26.442, 50.1092],
  buraidah: [26.3303, 43.9744],
} as const

const abroad = {
  kuwait: [29.37, 47.98],
  doha: [25.29, 51.53],
  manama: [26.22, 50.58],
  amman: [31.95, 35.93],
  sanaa: [15.37, 44.19],
  port_sudan: [19.62, 37.22],
} as const

function place([lat, lng]: readonly [number, number]): MapPoint {
  const point = projectToMap(lat, lng)
  if (point === null) throw new RangeError(`${lat}, ${lng} lies off the map`)
  return point
}

const corners = borderOutline.map(([lng, lat]) => place([lat, lng]))

function liesInside({ x, y }: MapPoint): boolean {
  let inside = false
  for (const [index, a] of corners.entries()) {
    const b = corners.at(index - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

describe('the drawn map', () => {
  it.each(Object.entries(branches))('the drawn map puts the %s branch inside the border', (_name, at) => {
    expect(liesInside(place(at))).toBe(true)
  })

  it.each(Object.entries(abroad))('the drawn map leaves %s outside the border', (_name, at) => {
    const point = projectToMap(at[0], at[1])
    expect(point !== null && liesInside(point)).toBe(false)
  })

  it('the drawn map has north at the top and east at the right', () => {
    expect(place(branches.arar).y).toBeLessThan(place(branches.hafar).y)
    expect(place(branches.hafar).y).toBeLessThan(place(branches.riyadh).y)
    expect(place(branches.buraidah).x).toBeLessThan(place(branches.riyadh).x)
    expect(place(branches.riyadh).x).toBeLessThan(place(branches.dammam).x)
  })

  it('the drawn map roughly keeps the proportion of the 390 km from Riyadh to Dammam to the 880 km from Riyadh to Arar', () => {
    const [riyadh, dammam, arar] = [branches.riyadh, branches.dammam, branches.arar].map(place)
    if (!riyadh || !dammam || !arar) throw new RangeError('three places expected')
    const near = Math.hypot(dammam.x - riyadh.x, dammam.y - riyadh.y)
    const far = Math.hypot(arar.x - riyadh.x, arar.y - riyadh.y)
    expect(near / far).toBeCloseTo(390 / 880, 1)
  })

  it('the drawn map draws the whole border inside its frame with a margin for the stroke', () => {
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(mapSize.width - 8)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(mapSize.height - 8)
    }
  })

  it.each([
    [Number.NaN, 46],
    [24, Number.NaN],
    [Number.POSITIVE_INFINITY, 46],
    [51.5, -0.1],
    [24.7, 460],
  ])('projecting %d, %d returns null, because the point is invalid or outside the map', (lat, lng) => {
    expect(projectToMap(lat, lng)).toBeNull()
  })
})
