import type { Page } from '@playwright/test'

import { bookingPage, passportImage, bookingLabels, confirmationOf, type BookingSection } from './booking.ts'
import { createPersonDetails, saveCard } from './customer.ts'
import { signInNewCustomer } from './evening-visit.ts'
import { sundayAfter } from './orders.ts'
import { expect } from './test.ts'
import { latestCodeTo } from './text-messages.ts'
import type { InputActions, Control } from './input-methods.ts'

type Both = Readonly<Record<'ar' | 'en', string>>
type Here = {
  readonly page: Page
  readonly act: InputActions
  readonly at: (path: string) => string
  readonly say: <Text extends string | RegExp>(both: Record<'ar' | 'en', Text>) => Text
}
type BookingTask = {
  /** Signs in a customer; does nothing for a guest. */
  readonly prepare: (page: Page) => Promise<unknown>
  /** Returns the first page. Each test has its own, because a plan may have only one worker. */
  readonly from: (test: number) => string
  /** The most taps, keys and fields by touch, up to the message that the booking is paid. */
  readonly most: { readonly taps: number; readonly keys: number; readonly fields: number }
  readonly perform: (here: Here) => Promise<void>
}

const main = { role: 'main', name: /^/ } as const
const pay: Both = { ar: 'دفع ', en: 'Pay ' }

/** The steps of a booking, by the names of their controls. */
const bookingSteps = ({ page, act, say }: Here) => {
  const booking = bookingPage(page, say)
  const begins = (both: Both) => new RegExp(`^${say(both)}`)
  const field = (both: Both): Control => ({ role: 'textbox', name: begins(both) })
  return {
    booking,
    field,
    follow: (both: Both) => act.press({ role: 'link', name: say(both), within: main }),
    bookPlan: (plan: Both) =>
      act.press({
        role: 'link',
        name: new RegExp(`^${say({ ar: 'حجز', en: 'Book now' })}$`),
        within: { role: 'listitem', name: say(plan) },
      }),
    /** Continues to a section and expects the focus on it, so that it is read from its heading. */
    goOn: async (to: BookingSection) => {
      await act.press({ role: 'button', name: begins(bookingLabels.next) })
      await expect(booking.at(to)).toBeFocused()
    },
    chooseOffice: async () => {
      await expect(page.getByRole('radio', { name: begins(bookingLabels.office) })).toBeChecked()
    },
    /** Expects that the nearest branch is chosen and the delivery is not, and chooses it. */
    deliver: async (kind: 'home' | 'pickup') => {
      await expect(page.getByRole('combobox', { name: begins(bookingLabels.branch) })).not.toHaveValue('')
      await expect(page.getByRole('radio', { name: begins(bookingLabels.home) })).not.toBeChecked()
      await act.tick({ role: 'radio', name: begins(bookingLabels[kind]) })
    },
    /** Books from the home page, where the nearest day and time are already chosen. */
    bookOnHome: () =>
      act.press({ role: 'button', name: new RegExp(`^${say({ ar: 'حجز', en: 'Book' })}$`), within: main }),
    /** Continues from the last section until the order is paid. */
    agreeAndPay: async () => {
      await act.press({ role: 'button', name: begins(pay) })
      await expect(page.getByRole('checkbox', { name: begins(bookingLabels.terms) })).toBeVisible()
      await agreeAndPayInDialogs()
    },
    /** Agrees and pays with a saved card, which takes one button. */
    agreeAndPayWithSavedCard: async () => {
      await act.press({ role: 'button', name: begins(pay) })
      await expect(
        page.getByRole('dialog').getByText(say({ ar: 'فيزا تنتهي بـ1111', en: 'Visa ending in 1111' })),
      ).toBeVisible()
      await tickBoth()
      await act.press({
        role: 'button',
        name: new RegExp(`^${say({ ar: 'أوافق وأدفع', en: 'Agree and pay' })} .*\\d\\.\\d\\d`),
      })
      await succeedAtProvider()
    },
    agreeAndPayInDialogs,
  }

  async function agreeAndPayInDialogs() {
    await tickBoth()
    await act.press({ role: 'button', name: say(bookingLabels.agree) })
    await expect(page.getByRole('radio', { name: begins({ ar: 'بطاقة', en: 'Card' }) })).toBeChecked()
    await act.press({
      role: 'button',
      name: begins(pay),
      within: { role: 'dialog', name: /./ },
    })
    await succeedAtProvider()
  }

  async function tickBoth() {
    await act.tick({ role: 'checkbox', name: begins(bookingLabels.workSchedule) })
    await act.tick({ role: 'checkbox', name: begins(bookingLabels.terms) })
  }

  async function succeedAtProvider() {
    await page.waitForURL(/\/checkout\//)
    await act.press({ role: 'button', name: say({ ar: 'نجاح الدفع', en: 'Succeed' }) })
    await expect(confirmationOf(page, say)).toBeVisible()
  }
}

const hourly: Both = { ar: 'خدمة الساعات', en: 'Hourly service' }
const morningVisit: Both = { ar: 'زيارة واحدة صباحية', en: 'Single morning visit' }

/** Returns a Friday more than that many days ahead, in the format of a date field. */
function fridayAfter(days: number): string {
  const friday = new Date(`${sundayAfter(days)}T00:00:00Z`)
  friday.setUTCDate(friday.getUTCDate() + 5)
  return friday.toISOString().slice(0, 10).split('-').toReversed().join('/')
}

/** Fills in the address and the account of a guest after the time is chosen. */
async function bookAsGuest(here: Here): Promise<void> {
  const { page, act, say } = here
  const { booking, field, goOn, agreeAndPayInDialogs } = bookingSteps(here)
  await expect(page.getByRole('combobox', { name: say({ ar: 'المنطقة', en: 'Region' }) })).not.toHaveValue('')
  const district = say({ ar: 'العليا', en: 'Al Olaya' })
  const districts = page.getByRole('combobox', { name: say({ ar: 'الحي', en: 'Neighbourhood' }) })
  await act.search(
    { role: 'combobox', name: say({ ar: 'الحي', en: 'Neighbourhood' }) },
    district,
    new RegExp(district),
  )
  await expect(districts).toHaveValue(new RegExp(district))
  await act.write(field({ ar: 'الشارع', en: 'Street' }), say({ ar: 'شارع العليا', en: 'Olaya Street' }))
  await act.write(field({ ar: 'رقم المبنى', en: 'Building number' }), '3141')
  await goOn('pay')
  const { name, nationalId, phone } = createPersonDetails()
  await act.write(field({ ar: 'الاسم الكامل', en: 'Full name' }), name)
  await act.write(field({ ar: 'رقم الهوية أو الإقامة', en: 'National ID or Iqama' }), nationalId)
  await act.write(field({ ar: 'رقم الجوال', en: 'Mobile' }), phone)
  await act.write(field({ ar: 'كلمة المرور', en: 'Password' }), 'calm-house-of-palms')
  await expect(booking.at('pay')).toBeVisible()
  await act.press({
    role: 'button',
    name: say({ ar: 'متابعة إلى الدفع', en: 'Go to payment' }),
  })
  // The mobile is written in groups, as it is read aloud.
  await expect(
    page.getByText(new RegExp(phone.replace(/^(...)(...)(....)$/, String.raw`$1\s$2\s$3`))),
  ).toBeVisible()
  await act.write(
    field({ ar: 'رمز الرسالة النصية', en: 'Code from the text message' }),
    await latestCodeTo(phone),
  )
  await agreeAndPayInDialogs()
}

/** The bookings that must be short. `pnpm exec playwright test -g "by touch"` prints their figures. */
export const bookingTasks = {
  'a first visit of a new family': {
    prepare: async () => undefined,
    from: () => '/',
    most: { taps: 12, keys: 90, fields: 9 },
    perform: async (here) => {
      const { bookOnHome, booking } = bookingSteps(here)
      await bookOnHome()
      await expect(booking.at('where')).toBeVisible()
      await bookAsGuest(here)
    },
  },
  'the next visit of a family': {
    prepare: async (page) => saveCard(await signInNewCustomer(page)),
    from: () => '/',
    most: { taps: 6, keys: 0, fields: 0 },
    perform: async (here) => {
      const { bookOnHome, booking, agreeAndPayWithSavedCard } = bookingSteps(here)
      await bookOnHome()
      await expect(booking.at('pay')).toBeVisible()
      await expect(booking.folded('where')).toContainText('شارع التحلية')
      await agreeAndPayWithSavedCard()
    },
  },
  'a Friday afternoon on a morning plan': {
    prepare: signInNewCustomer,
    from: () => '/',
    most: { taps: 10, keys: 11, fields: 1 },
    perform: async (here) => {
      const { page, act, say } = here
      const { follow, bookPlan, booking, field, goOn, agreeAndPay } = bookingSteps(here)
      await follow(hourly)
      await bookPlan(morningVisit)
      await expect(page.getByRole('radio', { name: /113\.85/ })).toBeChecked()
      await act.press({ role: 'button', name: say(bookingLabels.otherDay) })
      await act.write(field(bookingLabels.firstVisit), fridayAfter(14))
      await page.keyboard.press('Tab')
      // The page switches to the plan that serves the time; the focus stays on the same control.
      await expect(page).toHaveURL(/\/s1\/1\/102\?step=when/)
      await expect(booking.at('when').locator(':focus')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '120.75' })).toHaveCount(1)
      await expect(booking.folded('where')).toContainText('شارع التحلية')
      await goOn('pay')
      await expect(booking.payButton()).toContainText('120.75')
      await agreeAndPay()
    },
  },
  'a live-in worker from a nationality': {
    prepare: signInNewCustomer,
    from: () => '/Nationalitiespage',
    most: { taps: 12, keys: 0, fields: 0 },
    perform: async (here) => {
      const { follow, bookPlan, booking, chooseOffice, deliver, goOn, agreeAndPay } = bookingSteps(here)
      await follow({ ar: 'كينيا', en: 'Kenya' })
      await bookPlan({ ar: 'مقيمة 3 أشهر', en: 'Live-in, 3 months' })
      await expect(booking.at('when')).toBeVisible()
      await goOn('who')
      await chooseOffice()
      await goOn('where')
      await deliver('home')
      await goOn('pay')
      await agreeAndPay()
    },
  },
  'a recruitment': {
    prepare: signInNewCustomer,
    from: () => '/s3/403',
    most: { taps: 12, keys: 40, fields: 5 },
    perform: async (here) => {
      const { act } = here
      const { booking, field, chooseOffice, deliver, goOn, agreeAndPay } = bookingSteps(here)
      await expect(booking.at('papers')).toBeVisible()
      await act.write(field({ ar: 'رقم التأشيرة', en: 'Visa number' }), '1300000001')
      await act.write(field({ ar: 'تاريخ انتهاء التأشيرة', en: 'Visa expiry date' }), '01/06/2027')
      await act.write(field({ ar: 'رقم هوية صاحب التأشيرة', en: 'Visa holder’s ID' }), '1012345672')
      await act.write(field({ ar: 'تاريخ الميلاد', en: 'Date of birth' }), '05/03/1985')
      await act.attach(
        { role: 'button', name: new RegExp(`^${here.say({ ar: 'صورة جواز', en: 'Passport' })}`) },
        { name: 'passport.png', mimeType: 'image/png', buffer: passportImage },
      )
      await expect(here.page.getByText('passport.png')).toBeVisible()
      await goOn('who')
      await chooseOffice()
      await goOn('where')
      await deliver('pickup')
      await goOn('pay')
      await agreeAndPay()
    },
  },
  'a transferred worker': {
    prepare: signInNewCustomer,
    from: (test) => `/s4/${[303, 304, 305, 306, 307, 301][test]}`,
    most: { taps: 11, keys: 0, fields: 0 },
    perform: async (here) => {
      const { page, act, say } = here
      const { booking, chooseOffice, deliver, goOn, agreeAndPay } = bookingSteps(here)
      await expect(booking.at('when')).toBeVisible()
      await goOn('who')
      await chooseOffice()
      await goOn('where')
      await deliver('pickup')
      // The workers of these plans come from another city.
      if (/\/s4\/30[35]/.test(page.url()))
        await act.press({ role: 'checkbox', name: new RegExp(`^${say(bookingLabels.origin)}`) })
      await goOn('pay')
      await agreeAndPay()
    },
  },
} as const satisfies Readonly<Record<string, BookingTask>>
