import { expect, test } from 'vitest'

import { bareIn, writtenIn } from './first-styles.ts'

const isWritten = writtenIn(
  `<p className="p-4 md:px-2 [&>svg]:h-auto -ms-4" /> cva('grid', { open: 'gap-3' })`,
)

test.each(['p-4', 'md:px-2', '[&>svg]:h-auto', '-ms-4', 'grid', 'gap-3'])('%s is written', (name) => {
  expect(isWritten(name)).toBe(true)
})

test.each(['px-2', 'ms-4', 'h-auto', 'p-3', 'gap', 'p-40'])('%s is not', (name) => {
  expect(isWritten(name)).toBe(false)
})

test('a prerendered page that names a class of the rest is found out', () => {
  const rest = '@layer utilities{@layer b0{.grid{display:grid}.\\[\\&\\>svg\\]\\:h-auto>svg{height:auto}}}'
  expect(bareIn('<p class="flex grid"><i class="[&amp;&gt;svg]:h-auto"></i>', rest)).toEqual([
    'grid',
    '[&amp;&gt;svg]:h-auto',
  ])
  expect(bareIn('<p class="flex">.grid grid</p>', rest)).toEqual([])
})
