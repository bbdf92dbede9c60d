import { expect, test } from 'vitest'

import { blocksOf, classesOf, splitStyles } from './split-styles.ts'

const sheet = (rules: string) =>
  `@layer theme,base,utilities;@layer base{a{color:red}}@layer utilities{${rules}}@property --x{syntax:"*"}`
const wanted =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

test('what is wanted and what is no utility stays, the rest goes', () => {
  const { first, rest } = splitStyles(sheet('.flex{display:flex}.grid{display:grid}'), wanted('flex'))
  expect(first).toBe(
    '@layer theme,base,utilities;@layer base{a{color:red}}@layer utilities{@layer a0,b0;@layer a0{.flex{display:flex}}}@property --x{syntax:"*"}',
  )
  expect(rest).toBe('@layer utilities{@layer b0{.grid{display:grid}}}')
})

test('the layer of the kit is cut as the site’s own is, each by itself', () => {
  const kit =
    '@layer components.sakina{.sk\\:flex{display:flex}.sk\\:grid{display:grid}}@layer utilities{.flex{display:flex}}'
  const { first, rest } = splitStyles(kit, wanted('sk:flex', 'flex'))
  expect(first).toBe(
    '@layer components.sakina{@layer a0,b0;@layer a0{.sk\\:flex{display:flex}}}@layer utilities{@layer a0,b0;@layer a0{.flex{display:flex}}}',
  )
  expect(rest).toContain('@layer components.sakina{@layer b0{.sk\\:grid{display:grid}}}')
})

test('a rule of the first sheet after one of the rest it may meet still comes after it', () => {
  const { first, rest } = splitStyles(
    sheet('.p-7{padding:7px}.px-2{padding-inline:2px}@media (width>=40rem){.sm\\:p-4{padding:4px}}'),
    wanted('px-2', 'sm:p-4'),
  )
  expect(first).toContain('@layer a0,b0,a1,b1;')
  expect(first).toContain('@layer a1{.px-2{padding-inline:2px}@media (width>=40rem){.sm\\:p-4{padding:4px}}}')
  expect(rest).toBe('@layer utilities{@layer b0{.p-7{padding:7px}}}')
})

test('rules that never meet share a pair of layers', () => {
  const { first } = splitStyles(
    sheet('.p-7{padding:7px}.flex{display:flex}.m-1{margin:1px}'),
    wanted('flex', 'm-1'),
  )
  expect(first).toContain('@layer a0,b0;')
})

test('a rule for something inside a group counts by its own name', () => {
  const rule = ':is(:where(.group\\/price)[open] .group-open\\/price\\:rotate-180){rotate:180deg}'
  expect(splitStyles(sheet(rule), wanted('group/price')).rest).toContain('rotate-180')
  expect(splitStyles(sheet(rule), wanted('group-open/price:rotate-180')).first).toContain('rotate-180')
})

test.each([
  ['.\\@min-\\[22rem\\]\\:grid-cols-2', ['@min-[22rem]:grid-cols-2']],
  ['.\\32 xl\\:p-4:hover', ['2xl:p-4']],
  ['.\\[\\&\\>svg\\]\\:h-auto>svg', ['[&>svg]:h-auto']],
  ['.tracking-\\[\\.3em\\]', ['tracking-[.3em]']],
])('%s is written %j in a source', (selector, names) => {
  expect(classesOf(selector)).toEqual(names)
})

test('a bracket that is part of a name ends no block', () => {
  expect(blocksOf('.a\\{b{color:red}.c{color:blue}')).toEqual(['.a\\{b{color:red}', '.c{color:blue}'])
})
