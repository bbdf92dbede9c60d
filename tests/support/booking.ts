import type { Page } from '@playwright/test'
import { callApi, currentTermsVersion, type TestCustomer } from './customer.ts'
import { expect } from './test.ts'

export { listOrders } from './orders.ts'

type Say = (words: Record<'ar' | 'en', string>) => string

export const bookingLabels = {
  next: { ar: 'التالي', en: 'Next' },
  pay: { ar: 'دفع', en: 'Pay' },
  office: { ar: 'يختار المكتب', en: 'The office chooses' },
  farther: { ar: 'عرض عاملات من مدن أخرى', en: 'Show workers from other cities' },
  nearest: { ar: 'أقرب الأيام', en: 'Nearest days' },
  soon: { ar: 'قريبًا', en: 'Soon' },
  otherDay: { ar: 'يوم آخر', en: 'Another day' },
  firstVisit: { ar: 'أول زيارة', en: 'First visit' },
  firstDay: { ar: 'يوم البداية', en: 'First day' },
  branch: { ar: 'الفرع', en: 'Branch' },
  home: { ar: 'الوصول إلى المنزل', en: 'At your home' },
  pickup: { ar: 'الاستقبال في الفرع', en: 'At the branch' },
  workSchedule: { ar: 'أوافق على جدول العمل', en: 'I agree to the work schedule' },
  terms: { ar: 'أوافق على الشروط والأحكام', en: 'I agree to the terms and conditions' },
  origin: { ar: 'نوافق على', en: 'We agree to a worker who comes from' },
  agree: { ar: 'أوافق وأتابع إلى الدفع', en: 'Agree and go to payment' },
  confirmed: { ar: 'حجزكم مؤكد', en: 'You’re booked' },
} as const

/** The confirmation of a paid booking: the page on a phone, a popup on a desktop. */
export const confirmationOf = (page: Page, say: Say) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('main'))
    .filter({ has: page.getByRole('heading', { name: say(bookingLabels.confirmed) }) })

/** The sections of a booking: their names while collapsed, and their headings when open. */
export const bookingSectionLabels = {
  when: {
    name: { ar: 'الموعد', en: 'Time' },
    title: { ar: 'اليوم والوقت|بداية الخدمة', en: 'Day and time|Start date' },
  },
  papers: {
    name: { ar: 'بيانات الاستقدام', en: 'Recruitment details' },
    title: { ar: 'بيانات الاستقدام', en: 'Recruitment details' },
  },
  who: {
    name: { ar: 'العاملة|العامل', en: 'Worker' },
    title: { ar: 'اختيار العاملة|اختيار العامل', en: 'Choose your worker' },
  },
  where: {
    name: { ar: 'العنوان', en: 'Address' },
    title: { ar: 'عنوان المنزل', en: 'Your address' },
  },
  pay: {
    name: { ar: 'الدفع', en: 'Payment' },
    title: { ar: 'المراجعة والدفع', en: 'Review and pay' },
  },
} as const

export type BookingSection = keyof typeof bookingSectionLabels

/** A small image that the tests upload as a passport. */
export const passportImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The page object of a booking. It uses roles and visible names. */
export function bookingPage(page: Page, say: Say) {
  /** The section while it is open. */
  const at = (fold: BookingSection) =>
    page.getByRole('region', { name: new RegExp(`^(${say(bookingSectionLabels[fold].title)})$`) })
  /** The button of a collapsed section, with its name and the choice made there. */
  const folded = (fold: BookingSection) =>
    page.getByRole('button', {
      expanded: false,
      name: new RegExp(`^(${say(bookingSectionLabels[fold].name)})`),
    })
  const openFold = async (fold: BookingSection) => {
    await folded(fold).click()
    await expect(at(fold)).toBeVisible()
  }
  const next = () => page.getByRole('button', { name: new RegExp(`^${say(bookingLabels.next)}`) }).click()
  /** Selects a radio button by force, because its label covers it. */
  const choose = async (name: string | RegExp) => {
    const radio = page.getByRole('radio', { name })
    await expect(radio).toBeEnabled()
    // On a phone the total bar covers the lower edge.
    await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await radio.check({ force: true })
  }
  return {
    at,
    folded,
    openFold,
    next,
    choose,
    async delivery(kind: 'home' | 'pickup') {
      await page.getByRole('combobox', { name: say(bookingLabels.branch) }).selectOption({ index: 1 })
      await choose(new RegExp(`^${say(bookingLabels[kind])}`))
    },
    /** The agreement to a live-in worker from another city. */
    originAgreement: () => page.getByRole('checkbox', { name: new RegExp(`^${say(bookingLabels.origin)}`) }),
    async firstDay(index = 2) {
      await page
        .getByRole('group', { name: say(bookingLabels.nearest) })
        .getByRole('button')
        .nth(index)
        .click()
    },
    /** The button of the chosen day among the nearest ones. */
    chosenDay: () =>
      page.getByRole('group', { name: say(bookingLabels.nearest) }).getByRole('button', { pressed: true }),
    /** Returns the field for any other day, which a button opens unless such a day is chosen. */
    async dayField() {
      const field = page.getByRole('textbox', {
        name: new RegExp(`^(${say(bookingLabels.firstVisit)}|${say(bookingLabels.firstDay)})`),
      })
      const button = page.getByRole('button', { name: say(bookingLabels.otherDay) })
      await expect(field.or(button)).toBeVisible()
      if (await button.isVisible()) await button.click()
      return field
    },
    async startDay(index = 1) {
      await page
        .getByRole('group', { name: say(bookingLabels.soon) })
        .getByRole('button')
        .nth(index)
        .click()
    },
    async visa() {
      await page.getByLabel(say({ ar: 'رقم التأشيرة', en: 'Visa number' })).fill('1300000001')
      await page
        .getByRole('textbox', { name: say({ ar: 'تاريخ انتهاء التأشيرة', en: 'Visa expiry date' }) })
        .fill('01/06/2027')
      await page.getByLabel(say({ ar: 'رقم هوية صاحب التأشيرة', en: 'Visa holder’s ID' })).fill('1012345672')
      await page
        .getByRole('textbox', { name: say({ ar: 'تاريخ الميلاد', en: 'Date of birth' }) })
        .fill('05/03/1985')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: passportImage })
    },
    /** The button is labelled with the action and the amount. */
    payButton: () => page.getByRole('button', { name: new RegExp(`^${say(bookingLabels.pay)} `) }),
    async agree() {
      const dialog = page.getByRole('dialog')
      await expect(
        dialog
          .getByText(say({ ar: 'المواعيد التي اخترتموها', en: 'The times you chose' }))
          .locator('xpath=..'),
      ).toContainText(/\d/)
      await page.getByRole('checkbox', { name: say(bookingLabels.workSchedule) }).check({ force: true })
      await page.getByRole('checkbox', { name: say(bookingLabels.terms) }).check({ force: true })
      await page.getByRole('button', { name: say(bookingLabels.agree) }).click()
    },
    async payBy(method: 'card' | 'instalments' | 'wallet') {
      const name = {
        card: say({ ar: 'بطاقة', en: 'Card' }),
        instalments: say({ ar: 'أقساط', en: 'Instalments' }),
        wallet: say({ ar: 'المحفظة', en: 'Wallet' }),
      }[method]
      await choose(new RegExp(`^${name}`))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${say(bookingLabels.pay)} `) })
        .click()
    },
    async atTheProvider(outcome: string) {
      await page.waitForURL(/\/checkout\//)
      await page.locator(`button[value=${outcome}]`).click()
      await page.waitForURL(/\/payment-result\//)
    },
  }
}

/** Places an order for a live-in worker as another customer, so that she is taken. */
export async function orderAsOtherCustomer(
  customer: Pick<TestCustomer, 'token' | 'partnerId'>,
  order: { readonly plan: number; readonly service: number; readonly worker: number; readonly day: string },
): Promise<void> {
  await callApi(
    '/sale_order/resident',
    {
      partner_id: customer.partnerId,
      service_id: order.service,
      need_delivery: 0,
      first_visit_date: order.day,
      order_line: [{ product_id: order.plan }],
      employee_id: order.worker,
      terms_version: await currentTermsVersion(),
    },
    customer.token,
  )
}

/** Returns a worker of the plan who is available from that day on. */
export async function findFreeWorker(plan: number, from: string): Promise<number> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/workers?plan=${plan}&from=${from}&limit=100`)
  const said: { result: readonly { id: number }[] } = await answer.json()
  const [worker] = said.result
  if (worker === undefined) throw new Error(`nobody is free for plan ${plan} from ${from}`)
  return worker.id
}

/** The taps, keys, fields and screens that a booking took. */
export type BookingEffort = {
  readonly taps: number
  /** Key presses, and characters typed without one, as by an input method or `fill`. */
  readonly keys: number
  readonly fields: number
  readonly seen: readonly string[]
}

/** Counts taps, keys, filled fields, and the screens and popups they were on, from here on. */
export async function trackBookingEffort(page: Page): Promise<() => Promise<BookingEffort>> {
  await page.addInitScript(() => {
    type Counts = { taps: number; keys: number; fields: number; seen: string[] }
    const none: Counts = { taps: 0, keys: 0, fields: 0, seen: [] }
    const note = (change: (kept: Counts) => void) => {
      const kept: Counts = JSON.parse(sessionStorage.getItem('effort') ?? JSON.stringify(none))
      change(kept)
      sessionStorage.setItem('effort', JSON.stringify(kept))
    }
    addEventListener(
      'pointerdown',
      () =>
        note((kept) => {
          kept.taps += 1
          const popup = document.querySelector('[role=dialog] h2')?.textContent
          const fold = document.querySelector('[aria-current=step] h2')?.textContent
          const where = popup ?? fold ?? document.querySelector('h1')?.textContent ?? ''
          if (!kept.seen.includes(where)) kept.seen.push(where)
        }),
      { capture: true },
    )
    let isKeyDown = false
    addEventListener(
      'keydown',
      ({ key }) => {
        isKeyDown = true
        if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key)) note((kept) => void (kept.keys += 1))
      },
      { capture: true },
    )
    addEventListener('keyup', () => (isKeyDown = false), { capture: true })
    addEventListener(
      'input',
      (event) => {
        const typed = event instanceof InputEvent ? event.data?.length : undefined
        if (!isKeyDown && typed !== undefined) note((kept) => void (kept.keys += typed))
      },
      { capture: true },
    )
    addEventListener(
      'change',
      ({ target }) => {
        const isChoice = target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)
        if (!isChoice) note((kept) => void (kept.fields += 1))
      },
      { capture: true },
    )
  })
  return async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem('effort'))
    const effort: BookingEffort = kept === null ? { taps: 0, keys: 0, fields: 0, seen: [] } : JSON.parse(kept)
    return effort
  }
}
