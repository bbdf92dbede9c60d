import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { createSession, demoCustomer, makeCustomer } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { createPaidHourlyOrder, eveningVisitFields } from '../support/orders.ts'
import { startSite, type RunningSite } from '../support/server.ts'
import { byXPath } from '../support/xpath.ts'
import { startScreenReader, whatIsMissing, type ScreenReader } from './screen-reader.ts'
import { openChromium, openFirefox, type BrowserWindow } from './windows.ts'

const { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox } = process.env
const { button, buttonFrom, group } = byXPath
const locales = ['ar', 'en'] as const
type Locale = (typeof locales)[number]
type Both<Value> = Readonly<Record<Locale, Value>>

/** What a moment has: the page, the keys and the ears. */
type Stage = {
  readonly say: <Value>(both: Both<Value>) => Value
  /** Opens a page of the site and waits until it was read. */
  readonly open: (path: string) => Promise<void>
  /** Waits for an element of the page. */
  readonly find: (xpath: string) => Promise<unknown>
  readonly focus: (xpath: string) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly signIn: (customer: { readonly currentUser: string }) => Promise<void>
  /** Expects that an act is answered by a sentence, once, in the language of the page. */
  readonly hears: (act: () => Promise<unknown>, sentence: Both<string | RegExp>) => Promise<void>
}

type Moment = {
  readonly name: string
  readonly firefox?: true
  readonly play: (stage: Stage) => Promise<void>
}

const signInAsDemo = async ({ signIn }: Stage) =>
  signIn(await createSession(demoCustomer.nationalId, demoCustomer.password))

/** Tomorrow in Riyadh, or the day after, because a Friday has no morning visit. */
function nextDayWithBothTimes(): string {
  const day = new Date(Date.now() + 27 * 3_600_000)
  if (day.getUTCDay() === 5) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Opens the booking of one evening visit, whose sections are filled in already. */
async function openBooking(stage: Stage) {
  await stage.signIn(await makeCustomer())
  await stage.open('/s1/1/102')
}

const moments: readonly Moment[] = [
  {
    name: 'load: a page says its title',
    firefox: true,
    play: ({ open, hears }) =>
      hears(() => open('/OrderPage'), {
        ar: 'Finished loading كل باقات العمالة المنزلية | سكينة.',
        en: 'Finished loading Find your worker: all plans | Sakina.',
      }),
  },
  {
    name: 'page change: a link says the heading of its page',
    firefox: true,
    play: async ({ open, focus, press, hears }) => {
      await open('/AboutCompany')
      await focus('//header//a[contains(@href, "/ServicesPage1")]')
      await hears(() => press('Return'), {
        ar: 'الخدمات والباقات heading level 1',
        en: 'Services and plans heading level 1',
      })
    },
  },
  {
    name: 'price: another time of a visit says its price',
    firefox: true,
    play: async ({ open, focus, press, hears }) => {
      await open('/')
      await focus(`//main//form//input[@name="day" and @value="${nextDayWithBothTimes()}"]`)
      await press('space')
      // The first time of a day is chosen.
      await focus('(//main//form//input[@name="time"])[2]')
      await hears(() => press('space'), {
        ar: /^\d+(\.\d+)? ريال\S* سعودي\S* للزيارة، شامل الضريبة · \S+$/,
        en: /^\d+(\.\d+)? Saudi riyals a visit, tax included · \S+$/,
      })
    },
  },
  {
    name: 'compare: the first plan says what is needed next',
    firefox: true,
    play: async ({ open, focus, press, say, hears }) => {
      await open('/OrderPage')
      await focus(button(say({ ar: 'مقارنة', en: 'Compare' })))
      await hears(() => press('space'), {
        ar: 'اختيرت باقة واحدة، وتلزم باقة ثانية للمقارنة.',
        en: 'One plan chosen. Add another to compare.',
      })
    },
  },
  {
    name: 'empty search: it says that nothing was found',
    firefox: true,
    play: async ({ open, focus, type, hears }) => {
      await open('/OrderPage')
      await focus('//main//input[@type="search"]')
      await hears(() => type('zzzz'), { ar: 'لا باقات مطابقة', en: 'No matching plans' })
    },
  },
  {
    name: 'details: what unfolds names its plan',
    play: async ({ open, focus, hears }) => {
      await open('/OrderPage')
      await hears(() => focus('(//main//summary)[1]'), {
        ar: 'زيارة واحدة صباحية',
        en: 'Single morning visit',
      })
    },
  },
  {
    name: 'order: one chosen from the list says its heading',
    play: async (stage) => {
      const { open, focus, press, hears } = stage
      await signInAsDemo(stage)
      await open('/MyOrders')
      await focus('(//main//a[contains(@href, "MyOrdersTwo")])[2]')
      await hears(() => press('Return'), {
        ar: /^(?!SK-).+ heading level 2/,
        en: /^(?!SK-).+ heading level 2/,
      })
    },
  },
  {
    name: 'tabs: a category says how many plans it has',
    play: async ({ open, focus, press, hears }) => {
      await open('/OrderPage')
      await focus('(//main//nav[.//a[@aria-current="true"]]//a[not(@aria-current)])[1]')
      await hears(() => press('Return'), { ar: /^\d+ باق/, en: /^\d+ plans?$/ })
    },
  },
  {
    name: 'carousel: one press says one position',
    firefox: true,
    play: async ({ open, focus, press, say, hears }) => {
      await open('/')
      await focus(
        `//*[@id="workers"]${button(say({ ar: 'التالي', en: 'Next' }))} | //*[@id="workers"]//button[@aria-label="${say({ ar: 'التالي', en: 'Next' })}"]`,
      )
      await hears(() => press('Return'), { ar: /^من \d إلى \d من أصل 6$/, en: /^\d to \d of 6$/ })
    },
  },
  {
    name: 'error summary: a sign-up that is sent empty counts what is missing',
    firefox: true,
    play: async ({ open, focus, press, hears }) => {
      await open('/SignUp')
      await focus('//main//form//button[@type="submit"]')
      await hears(() => press('Return'), { ar: 'بقيت 5 أمور تحتاج إلى تصحيح', en: '5 things to fix' })
    },
  },
  {
    name: 'sign-in refused: it says why',
    firefox: true,
    play: async ({ open, focus, press, type, hears }) => {
      await open('/Login')
      await focus('(//main//form//input)[1]')
      await type(demoCustomer.nationalId)
      await focus('//main//form//input[@type="password"]')
      await type('not-the-password')
      await hears(() => press('Return'), {
        ar: 'رقم الهوية أو كلمة المرور غير صحيحة',
        en: 'National ID or password is incorrect',
      })
    },
  },
  {
    name: 'filter: it says how many are left',
    firefox: true,
    play: async (stage) => {
      const { open, focus, press, hears } = stage
      await signInAsDemo(stage)
      await open('/PersonalProfileLayout/Bills')
      await focus('(//main//input[@type="radio"])[2]')
      await hears(() => press('space'), { ar: /^\d+ (فواتير|فاتورة)$|^فاتورتان$/, en: /^\d+ invoices?$/ })
    },
  },
  {
    name: 'toast: it says what was done',
    play: async (stage) => {
      const { open, focus, press, say, hears } = stage
      await signInAsDemo(stage)
      await open('/PersonalProfileLayout/PersonalAccount')
      await focus(`//main${button(say({ ar: 'تحديث', en: 'Refresh' }))}`)
      await hears(() => press('Return'), {
        ar: 'نجاح: بياناتكم محدّثة.',
        en: 'Done: Your details are up to date.',
      })
    },
  },
  {
    name: 'invoice: it opens at its title',
    play: async (stage) => {
      const { open, focus, press, say, hears } = stage
      await signInAsDemo(stage)
      await open('/PersonalProfileLayout/Bills')
      await focus(
        `//main//a[starts-with(normalize-space(.), "${say({ ar: 'عرض الفاتورة', en: 'View the invoice' })}")]`,
      )
      await hears(() => press('Return'), {
        ar: /^الفاتورة(?: heading level 2)?\.$/,
        en: /^Invoice(?: heading level 2)?\.$/,
      })
    },
  },
  {
    name: 'menu: it opens, and its first action names its contract',
    play: async (stage) => {
      const { open, focus, press, say, hears } = stage
      await signInAsDemo(stage)
      await open('/PersonalProfileLayout/Contract')
      await focus(
        `//main//button[starts-with(@aria-label, "${say({ ar: 'إجراءات أخرى', en: 'More actions' })}")]`,
      )
      await hears(() => press('Return'), { ar: 'expanded', en: 'expanded' })
      await hears(() => press('Tab'), { ar: /^عرض العقد: CT-\S+ link/, en: /^View contract: CT-\S+ link/ })
    },
  },
  {
    name: 'day: a day of the booking says that it is chosen',
    play: async (stage) => {
      const { focus, press, say, hears } = stage
      await openBooking(stage)
      await focus(`(${group(say({ ar: 'أقرب الأيام', en: 'Nearest days' }))}//button)[2]`)
      await hears(() => press('space'), { ar: /^pressed$/, en: /^pressed$/ })
    },
  },
  {
    name: 'date: a day of the calendar says both calendars',
    play: async (stage) => {
      const { focus, press, say, hears } = stage
      await openBooking(stage)
      await focus(button(say({ ar: 'يوم آخر', en: 'Another day' })))
      await press('Return')
      await focus(`//main//button[@aria-haspopup="dialog"]`)
      await press('Return')
      await hears(() => press('Down'), {
        ar: /^\S+ \d+ \S+ 2\d{3} م، \d+ .+ 14\d\d هـ push button/,
        en: /^\w+,? \d+ \w+ 2\d{3}, \d+ .+ 14\d\d AH push button/,
      })
    },
  },
  {
    name: 'time: a time of the visit says when somebody arrives, and its price',
    play: async (stage) => {
      const { focus, say, hears } = stage
      await openBooking(stage)
      const times = group(say({ ar: 'وقت الوصول', en: 'Arrival time' }))
      await hears(() => focus(`${times}//input[not(@disabled)]`), {
        ar: /^\S+ · [\d.]+ ريال سعودي بين \S+ .*و\S+ \S+$/,
        en: /^\w+ · [\d.]+ Saudi riyals Between .+ and .+$/,
      })
    },
  },
  {
    name: 'address: its section opens at its heading',
    play: async (stage) => {
      const { focus, press, say, hears } = stage
      await openBooking(stage)
      await focus(
        `//main//button[@aria-expanded="false" and contains(., "${say({ ar: 'العنوان', en: 'Address' })}")]`,
      )
      await hears(() => press('Return'), { ar: /^عنوان المنزل region/, en: /^Your address region/ })
    },
  },
  {
    name: 'worker: the first of another city has the focus, with what is known about her',
    firefox: true,
    play: async (stage) => {
      const { focus, press, say, hears } = stage
      await openBooking(stage)
      await focus(
        `//main//button[@aria-expanded="false" and contains(., "${say({ ar: 'العاملة', en: 'Worker' })}")]`,
      )
      await press('Return')
      await focus(button(say({ ar: 'عرض عاملات من مدن أخرى', en: 'Show workers from other cities' })))
      await hears(() => press('Return'), {
        ar: /^\S+ ، \d+ سنة الخبرة .+ المكان .+، خارج مدينتكم/,
        en: /^\w+ , \d+ years old Experience .+ Location .+, outside your city/,
      })
    },
  },
  {
    name: 'consent: a missing consent is named at its box',
    play: async (stage) => {
      const { focus, press, say, hears } = stage
      await openBooking(stage)
      await focus(`//main${buttonFrom(say({ ar: 'التالي', en: 'Next' }))}`)
      await press('Return')
      await focus(`//main${buttonFrom(say({ ar: 'دفع', en: 'Pay' }))}`)
      await press('Return')
      await focus(`//*[@role="dialog"]${buttonFrom(say({ ar: 'أوافق', en: 'Agree' }))}`)
      await hears(() => press('Return'), { ar: 'تلزم الموافقة على هذا البند', en: 'Tick this box to agree' })
    },
  },
  {
    name: 'stage: progress is said while the page is open',
    firefox: true,
    play: async ({ open, find, signIn, hears }) => {
      const customer = await makeCustomer()
      const { orderId } = await createPaidHourlyOrder(customer, eveningVisitFields)
      await signIn(customer)
      await open(`/Tracking/${orderId}`)
      await find('//main//ol')
      await hears(() => officeApi.advance(orderId, 'on_the_way'), {
        ar: 'وصل طلبكم إلى مرحلة: في الطريق إليكم',
        en: 'Your order has reached: On the way to you',
      })
    },
  },
]

const missing = whatIsMissing()
if (missing) console.log(missing)

describe('what a screen reader says', { skip: missing, concurrency: false }, () => {
  const ran: { site?: RunningSite; reader?: ScreenReader; window?: BrowserWindow } = {}
  before(async () => {
    ran.site = await startSite()
    process.env['SITE_ADDRESS'] = ran.site.url
    process.env['SITE_DATA'] = ran.site.data
    ran.reader = await startScreenReader()
  })
  after(async () => {
    await ran.reader?.stop()
    await ran.site?.stop()
  })

  const browsers = [
    { browser: 'Chromium', path: chromium, start: openChromium, played: moments },
    { browser: 'Firefox', path: firefox, start: openFirefox, played: moments.filter((each) => each.firefox) },
  ]
  for (const { browser, path, start, played } of browsers)
    describe(browser, { skip: path ? false : 'not installed here' }, () => {
      before(async () => {
        if (!path || !ran.reader) return
        ran.window = await start(path, ran.reader.env)
        console.log(`Orca ${ran.reader.version}, ${ran.window.version}`)
      })
      after(() => ran.window?.close())

      for (const locale of locales)
        for (const { name, play } of played)
          test(`${name}, in ${{ ar: 'Arabic', en: 'English' }[locale]}`, async () => {
            const { site, reader, window } = ran
            assert.ok(site && reader && window)
            const [{ url }, { page }, ears] = [site, window, reader]
            const find = async (xpath: string) => {
              const element = await page.waitForSelector(`::-p-xpath(${xpath})`)
              assert.ok(element, xpath)
              return element
            }
            const store = async (customer?: { readonly currentUser: string }) => {
              await page.goto(`${url}/robots.txt`)
              await page.evaluate((kept) => {
                localStorage.clear()
                sessionStorage.clear()
                if (kept !== undefined) localStorage.setItem('currentUser', kept)
              }, customer?.currentUser)
            }
            await store()
            await play({
              say: (both) => both[locale],
              open: async (path_) => {
                const address = `${url}${locale === 'ar' ? '' : '/en'}${path_ === '/' && locale === 'en' ? '' : path_}`
                await ears.hear(() => page.goto(address), /^Finished loading .+/)
              },
              find,
              focus: async (xpath) => void (await ears.hear(async () => (await find(xpath)).focus())),
              press: async (...keys) => void (await ears.hear(() => ears.press(...keys))),
              type: (text) => ears.type(text),
              signIn: store,
              hears: async (act, both) => {
                const sentence = both[locale]
                const said = (await ears.hear(act, sentence)).map(({ text }) => text)
                const found = said.filter((text) =>
                  typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text),
                )
                assert.equal(
                  found.length,
                  1,
                  `${String(sentence)} was said ${found.length} times:\n${said.join('\n')}`,
                )
              },
            })
          })
    })
})
