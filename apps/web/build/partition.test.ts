import { describe, expect, test } from 'vitest'

import { partition, type Atom } from './partition.ts'

const atom = (name: string, bytes: number, users: string[], imports: string[] = []): Atom => ({
  name,
  bytes,
  users,
  imports,
})
const files = (atoms: Atom[], weights: Record<string, number> = {}) =>
  partition(atoms, { request: 1000, weightOf: (user) => weights[user] ?? 1 })
    .map((group) => group.toSorted().join('+'))
    .toSorted()

describe('the files that pages share', () => {
  test('hold together what the same pages need', () => {
    expect(files([atom('a', 9000, ['x', 'y']), atom('b', 9000, ['x', 'y'])])).toEqual(['a+b'])
  })

  test('hold a small stranger rather than cost another request', () => {
    expect(files([atom('a', 9000, ['x', 'y']), atom('b', 300, ['x'])])).toEqual(['a+b'])
  })

  test('hold no heavy stranger', () => {
    expect(files([atom('a', 300, ['x', 'y']), atom('b', 9000, ['x'])])).toEqual(['a', 'b'])
  })

  test('spare most the page that counts most', () => {
    const atoms = [atom('a', 300, ['x', 'y']), atom('b', 600, ['x'])]
    expect(files(atoms)).toEqual(['a+b'])
    expect(files(atoms, { y: 3 })).toEqual(['a', 'b'])
  })

  test('count what a stranger brings along', () => {
    const atoms = [atom('a', 300, ['x', 'y']), atom('b', 300, ['x'], ['c']), atom('c', 9000, ['x', 'z'])]
    expect(files(atoms)).toContain('a')
  })

  test('never import each other in a circle', () => {
    const pages = ['p', 'q', 'r', 's', 't']
    const atoms = Array.from({ length: 40 }, (_, at) =>
      atom(
        String(at),
        50 + ((at * 37) % 11) * 200,
        pages.slice(0, 1 + Math.floor(at / 8)),
        [at + 3, at + 7, at + 12].filter((each) => each < 40).map(String),
      ),
    )
    const groups = partition(atoms, { request: 1000, weightOf: () => 1 })
    const fileOf = (name: string) => groups.findIndex((each) => each.includes(name))
    const imports = new Map(groups.map((_, at) => [at, new Set<number>()]))
    for (const each of atoms)
      for (const other of each.imports) imports.get(fileOf(each.name))?.add(fileOf(other))
    const leadsTo = (from: number, to: number, seen = new Set<number>()): boolean =>
      [...(imports.get(from) ?? [])].some(
        (each) => each !== from && (each === to || (!seen.has(each) && leadsTo(each, to, seen.add(each)))),
      )
    expect(groups.length).toBeGreaterThan(1)
    expect(groups.length).toBeLessThan(40)
    expect([...imports.keys()].filter((each) => leadsTo(each, each))).toEqual([])
  })

  test('what shares no page shares no file', () => {
    expect(files([atom('a', 10, ['x']), atom('b', 10, ['y'])])).toEqual(['a', 'b'])
  })
})
