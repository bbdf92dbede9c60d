import { describe, expect, it } from 'vitest'
import { canBePrinted } from './snippet.ts'

const tree = (
  <section>
    <p>نص</p>
  </section>
)

describe('what is printed beside a story', () => {
  it.each([
    ['text', 'نص'],
    ['an element with its children', tree],
    ['a list of such elements', [tree, tree]],
    ['plain data', [{ id: 'a', amount: 1 }]],
    ['a link inside an object', { pay: { link: <a href="#pay">نص</a> } }],
  ])('%s is printed', (_, value) => {
    expect(canBePrinted(value)).toBe(true)
  })

  it.each([
    ['what is not given', undefined],
    ['elements with children inside an object', [{ id: 'a', content: tree }]],
    ['elements with such props inside an object', { header: { start: <div title="نص">{[tree]}</div> } }],
  ])('%s is left out', (_, value) => {
    expect(canBePrinted(value)).toBe(false)
  })
})
