import { trackBookingEffort } from '../support/booking.ts'
import { bookingTasks } from '../support/booking-tasks.ts'
import { officeApi } from '../support/office.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, nightlyTag, englishRunTag, test } from '../support/test.ts'
import { inputMethods } from '../support/input-methods.ts'

startServerForTestFile()

/** The ways of input, with the promise that each proves. */
const ways = [
  { way: 'by touch', tag: '' },
  { way: 'by keyboard alone', tag: ' @access:booking-by-keyboard' },
  { way: 'by the accessibility tree alone', tag: '' },
] as const

/** The task of `npm test`. */
const dailyTitle = 'a first visit of a new family by keyboard alone'

for (const [task, { prepare, from, most, perform }] of Object.entries(bookingTasks))
  for (const [turn, { way, tag }] of ways.entries())
    test(
      `${task} is booked ${way}${tag}`,
      dailyTitle === `${task} ${way}` ? englishRunTag : nightlyTag,
      async ({ page, at, say, locale }) => {
        if (locale === 'ar') await page.setViewportSize({ width: 360, height: 740 })
        await prepare(page)
        const effort = await trackBookingEffort(page)
        await page.goto(at(from(turn + (locale === 'ar' ? 0 : ways.length))))
        await perform({ page, act: inputMethods[way](page), at, say })
        const { taps, keys, fields } = await effort()
        console.log(`${task} ${way} (${locale}): ${taps} taps, ${keys} keys, ${fields} fields`)
        if (way === 'by touch') {
          expect(taps).toBeLessThanOrEqual(most.taps)
          expect(keys).toBeLessThanOrEqual(most.keys)
          expect(fields).toBeLessThanOrEqual(most.fields)
        } else expect(taps).toBe(0)
        // The order is cancelled, because other tests need the same worker.
        const orderId = /\/payment-result\/([^/?]+)/.exec(page.url())?.[1]
        expect(orderId).toBeDefined()
        await officeApi.ops(`/orders/${orderId}/cancel`, { reason: 'another journey' })
      },
    )
