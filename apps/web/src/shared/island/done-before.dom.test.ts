import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { doAgain, type DoneBefore } from './done-before.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function standing(html: string): HTMLElement {
  const frame = document.createElement('div')
  frame.innerHTML = html
  document.body.append(frame)
  return frame
}

const card = (name: string, price: string) =>
  `<li><h3>${name}</h3><p>${price}</p><label><input type="checkbox">قارن</label><button>احجز</button></li>`
const filter = (chosen: string) =>
  `<label>الخدمة<select><option value="" ${chosen === '' ? 'selected' : ''}>الكل</option><option value="hourly" ${chosen === 'hourly' ? 'selected' : ''}>بالساعة</option></select></label>`
const pair = (html: string, later = html) => ({ asleep: standing(html), awake: standing(later) })
const before = (asleep: Element, focused?: Element | null) => ({ asleep, focused: focused ?? undefined })
/** The rests between the presses are the clock's, which leaps here. */
async function again(done: DoneBefore, awake: Element): Promise<void> {
  const all = doAgain(done, awake)
  await vi.runAllTimersAsync()
  await all
}
const press = (buttons: Iterable<Element>) => void (window.earlyPresses = [...buttons])

test('a box ticked while the page slept is ticked when it is awake', async () => {
  const { asleep, awake } = pair(`<ul>${card('شهرية', '٩٠٠')}${card('سنوية', '٩٠٠٠')}</ul>`)
  asleep.querySelectorAll('input')[1]?.click()
  await again(before(asleep), awake)
  expect([...awake.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true])
})

test('a choice from a list is made again, and said to whoever listens', async () => {
  const { asleep, awake } = pair(filter(''))
  const heard = vi.fn()
  awake.addEventListener('change', heard)
  for (const select of asleep.querySelectorAll('select')) select.value = 'hourly'
  await again(before(asleep), awake)
  expect(awake.querySelector('select')?.value).toBe('hourly')
  expect(heard).toHaveBeenCalledOnce()
})

test('a choice the address has made meanwhile is left as it is where nobody chose', async () => {
  const { asleep, awake } = pair(filter(''), filter('hourly'))
  await again(before(asleep), awake)
  expect(awake.querySelector('select')?.value).toBe('hourly')
})

test('a press on a button reaches the one that took its place, in whichever digits it is written', async () => {
  const { asleep, awake } = pair(`<ul>${card('شهرية', '900')}</ul>`, `<ul>${card('شهرية', '٩٠٠')}</ul>`)
  const heard = vi.fn()
  awake.querySelector('button')?.addEventListener('click', heard)
  press([...asleep.querySelectorAll('button')])
  await again(before(asleep), awake)
  expect(heard).toHaveBeenCalledOnce()
})

test('presses are done in their order, each once the page has answered the one before', async () => {
  const { asleep, awake } = pair(`<ul>${card('شهرية', '900')}${card('سنوية', '9000')}</ul>`)
  const heard: number[] = []
  awake
    .querySelectorAll('button')
    .forEach((button, at) => button.addEventListener('click', () => heard.push(at)))
  press([...asleep.querySelectorAll('button')].toReversed())
  const all = doAgain(before(asleep), awake)
  expect(heard).toEqual([1])
  await vi.runAllTimersAsync()
  expect(heard).toEqual([1, 0])
  await all
})

test('a press is dropped where another thing stands in that place now', async () => {
  const { asleep, awake } = pair(`<ul>${card('شهرية', '900')}</ul>`, `<ul>${card('سنوية', '900')}</ul>`)
  const heard = vi.fn()
  awake.querySelector('button')?.addEventListener('click', heard)
  press([...asleep.querySelectorAll('button')])
  await again(before(asleep), awake)
  expect(heard).not.toHaveBeenCalled()
})

test('whoever stands on something with the keyboard goes on from there', async () => {
  const { asleep, awake } = pair(`<ul>${card('شهرية', '900')}</ul>`)
  await again(before(asleep, asleep.querySelector('input')), awake)
  expect(document.activeElement).toBe(awake.querySelector('input'))
})
