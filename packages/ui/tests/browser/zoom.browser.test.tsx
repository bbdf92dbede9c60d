import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '../../src/components/combobox/index.ts'
import { DatePicker } from '../../src/components/date-picker/index.ts'
import { TrackingStepper } from '../../src/components/tracking-stepper/index.ts'
import { mountOnEmptyPage, operatedLocales } from './mount-on-empty-page.tsx'

const frames = [
  { what: 'at 400 % zoom', width: 320, height: 256, text: 100 },
  { what: 'at 400 % zoom, upright', width: 320, height: 640, text: 100 },
  { what: 'with text of 200 % on a phone', width: 360, height: 740, text: 200 },
  { what: 'with text of 200 % on a desk', width: 1280, height: 800, text: 200 },
  { what: 'in a low window', width: 1280, height: 600, text: 100 },
] as const

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(1200, 900)
})

describe.each(operatedLocales)('a zoomed page in %s', (locale) => {
  describe.each(frames)('a page $what', ({ width, height, text }) => {
    const open = async (children: ReactNode): Promise<void> => {
      await page.viewport(width, height)
      document.documentElement.style.fontSize = `${text}%`
      mountOnEmptyPage(locale, <div style={{ paddingBlock: '3rem' }}>{children}</div>)
    }
    /** Whether an element reaches beyond the window. */
    const outOfSight = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < -1 || top < -1 || right > width + 1 || bottom > height + 1
    }

    it('a zoomed page shows the calendar of a DatePicker, its controls and the focused day inside the window', async () => {
      await open(<DatePicker label="day" today="2026-11-21" />)
      await page.getByRole('textbox').click()
      await userEvent.keyboard('{Tab}{Enter}')
      await expect.element(page.getByRole('grid')).toBeVisible()
      const calendar = page.getByRole('dialog').element()
      const controls = (): Element[] => [...calendar.querySelectorAll('select, button[aria-label]')]
      const seen = (): void => {
        expect(outOfSight(calendar)).toBe(false)
        expect(controls().filter(outOfSight)).toEqual([])
        expect(document.activeElement?.hasAttribute('data-day')).toBe(true)
        expect(document.activeElement && outOfSight(document.activeElement)).toBe(false)
      }
      expect(controls()).toHaveLength(4)
      await expect.poll(seen).toBeUndefined()
      await userEvent.keyboard('{ArrowDown}')
      seen()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
      await expect.poll(seen).toBeUndefined()
      for (const day of calendar.querySelectorAll('[data-day]')) {
        const { left, right } = day.getBoundingClientRect()
        expect([left >= -1, right <= width + 1]).toEqual([true, true])
      }
    })

    it('a zoomed page shows a list of options inside the viewport', async () => {
      await open(
        <Combobox
          label="city"
          options={Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `city ${at}` }))}
        />,
      )
      await page.getByRole('combobox').click()
      await expect.element(page.getByRole('listbox')).toBeVisible()
      expect(outOfSight(page.getByRole('listbox').element())).toBe(false)
    })

    it('a zoomed page is not widened by a TrackingStepper', async () => {
      await open(
        <TrackingStepper
          stages={[
            { code: 'submitted', at: { date: '2026-11-21', time: '10:00' } },
            { code: 'under_review', at: null },
          ]}
        />,
      )
      await expect.element(page.getByRole('list')).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    })
  })
})
