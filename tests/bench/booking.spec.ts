import type { Page } from '@playwright/test'

import { bookingTasks } from '../support/booking-tasks.ts'
import { test } from '../support/test.ts'
import { inputMethods, type InputActions, type Control } from '../support/input-methods.ts'

type Entry = {
  readonly kind: 'interaction' | 'task'
  /** The duration in ms; that of an interaction is from the touch or the key to the next paint. */
  readonly duration: number
  /** The time in ms from the touch or the key to the end of its handlers. */
  readonly handled: number
  readonly on: string
}
type Figures = { interactions: number; worst: Entry; task: number }

const SLOWED = 4

/**
 * Reports every interaction, from the touch or the key to the next paint, and every task over 50
 * ms, with the heading of the popup, the section of the booking or the page where it happened.
 */
async function observe(page: Page): Promise<readonly (Entry & { readonly step: string })[]> {
  const entries: (Entry & { readonly step: string })[] = []
  await page.exposeFunction('reportEntry', (entry: Entry & { readonly step: string }) => entries.push(entry))
  await page.addInitScript(() => {
    const stepNow = () =>
      ['[role=dialog] h2', '[aria-current=step] h2', 'h1']
        .map((selector) => document.querySelector(selector)?.textContent)
        .find((text) => text != null) ?? ''
    let step = ''
    const report = (entry: object) => void Reflect.get(globalThis, 'reportEntry')({ step, ...entry })
    const noteStep = () => (step = stepNow())
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteStep, { capture: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
          const control =
            entry.target instanceof Element ? entry.target.closest('[name], button, a, label') : null
          const on = `${entry.name} ${control?.textContent?.trim() || control?.getAttribute('name') || ''}`
          report({
            kind: 'interaction',
            duration: entry.duration,
            handled: entry.processingEnd - entry.startTime,
            on: on.slice(0, 40),
          })
        }
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) report({ kind: 'task', duration, handled: 0, on: '' })
    }).observe({ type: 'longtask' })
  })
  return entries
}

/** Acts by touch, but types letter by letter, and waits until each interaction is painted. */
function actAndPaint(page: Page): InputActions {
  const act = inputMethods['by touch'](page)
  const painted = () =>
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
      // The page of the provider may have replaced the page of the site.
      .catch(() => undefined)
  const type = async (text: string) => {
    for (const letter of text) {
      await page.keyboard.type(letter)
      await painted()
    }
  }
  const then =
    <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await work(...given)
      await painted()
    }
  return {
    press: then((control: Control) => act.press(control)),
    tick: then((control: Control) => act.tick(control)),
    attach: then((control: Control, file: Parameters<InputActions['attach']>[1]) =>
      act.attach(control, file),
    ),
    write: then(async (control: Control, text: string) => {
      await act.press(control)
      await page.keyboard.press('Control+A')
      await type(text)
    }),
    search: then(async (control: Control, text: string, option: RegExp) => {
      await act.press(control)
      await type(text)
      await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
    }),
  }
}

for (const [task, { prepare, from, perform }] of Object.entries(bookingTasks))
  test(`${task} is measured from each touch and key to the next paint`, async ({
    page,
    at,
    say,
    consoleErrors,
  }) => {
    await prepare(page)
    const entries = await observe(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(at(from(0)), { waitUntil: 'networkidle' })
    await perform({ page, act: actAndPaint(page), at, say })
    const steps = new Map<string, Figures>()
    for (const { step, ...entry } of entries) {
      const known = steps.get(step) ?? { interactions: 0, worst: { ...entry, duration: 0 }, task: 0 }
      if (entry.kind === 'task') known.task = Math.max(known.task, entry.duration)
      else known.interactions += 1
      if (entry.kind === 'interaction' && entry.duration > known.worst.duration) known.worst = entry
      steps.set(step, known)
    }
    console.log(`\n${task}, processor slowed ${SLOWED} times`)
    for (const [step, { interactions, worst, task: longest }] of steps)
      console.log(
        `  ${step}: ${worst.duration} ms at most, ${Math.round(worst.handled)} of them in handlers (${worst.on}) of ${interactions} events, longest task ${longest} ms`,
      )
    // Ignores console errors, because a slow phone may log what a fast one does not.
    consoleErrors.splice(0)
  })
