import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => document.head.replaceChildren())

const ask = async () => (await import('./rest-of-styles.ts')).restOfStyles()
const rest = () => document.querySelectorAll('link[href="/assets/rest.css"]')

function prerendered() {
  document.head.innerHTML =
    '<link rel="preload" href="/a.css" data-rest="/assets/rest.css"><meta name="after">'
}

test('a prerendered document fetches the rest once, right after its own sheet, and waits for it', async () => {
  prerendered()
  let isThere = false
  const asked = Promise.all([ask(), ask()]).then(() => (isThere = true))
  await vi.waitFor(() => expect(rest()).toHaveLength(1))
  expect(document.querySelector('[data-rest]')?.nextElementSibling).toBe(rest()[0])
  expect(isThere).toBe(false)
  rest()[0]?.dispatchEvent(new Event('load'))
  await asked
  expect(isThere).toBe(true)
})

test('a sheet that does not come keeps no page away, and is asked for again', async () => {
  prerendered()
  const first = ask()
  await vi.waitFor(() => expect(rest()).toHaveLength(1))
  rest()[0]?.dispatchEvent(new Event('error'))
  await first
  expect(rest()).toHaveLength(0)
  void ask()
  await vi.waitFor(() => expect(rest()).toHaveLength(1))
})

test('the empty document has everything already', async () => {
  document.head.innerHTML = '<link rel="preload" href="/a.css">'
  await ask()
  expect(document.querySelectorAll('link')).toHaveLength(1)
})
