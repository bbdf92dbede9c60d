import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'

import { demoCustomer } from '../support/customer.ts'
import { startSite, type RunningSite } from '../support/server.ts'
import { byXPath } from '../support/xpath.ts'
import { openFirefox, openWebKit, type DrivenPage } from './browsers.ts'

const { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: webKit } = process.env

const browsers: Readonly<Record<string, ((width: number) => Promise<DrivenPage>) | undefined>> = {
  Firefox: firefox ? (width) => openFirefox(firefox, width) : undefined,
  WebKit: webKit ? (width) => openWebKit(webKit, width) : undefined,
}

const looks = [
  { language: 'Arabic', locale: 'ar', prefix: '', width: 400 },
  { language: 'English', locale: 'en', prefix: '/en', width: 1280 },
] as const

const publicPages = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/Nationalitiespage',
  '/S5?service=hourly',
  '/HelpMeChoose',
  '/AboutCompany',
  '/Rules',
  '/Accessibility',
]
const portalPages = [
  '/MyOrders',
  '/PersonalProfileLayout',
  '/PersonalProfileLayout/Visits',
  '/PersonalProfileLayout/Contract',
  '/PersonalProfileLayout/Bills',
  '/PersonalProfileLayout/Notices',
  '/ElectronicWallet',
]

const pictures = join(import.meta.dirname, '../../reports/other-browsers')

const heading = '//main//h1'
const { button, buttonFrom, field, group, choice } = byXPath

for (const [name, open] of Object.entries(browsers))
  for (const { language, locale, prefix, width } of looks)
    describe(`${name} in ${language}`, { skip: open === undefined && 'not installed here' }, () => {
      const say = (both: Readonly<Record<'ar' | 'en', string>>) => both[locale]
      let site: RunningSite | undefined
      let page: DrivenPage | undefined
      const started = () => {
        if (site === undefined || page === undefined) throw new Error('the browser is not open')
        return { page, url: (path: string) => `${site?.url}${prefix}${path === '/' && prefix ? '' : path}` }
      }
      before(async () => {
        site = await startSite()
        page = await open?.(width)
        console.log(`${name}: ${page?.version}`)
      })
      after(async () => {
        const picture = await page?.screenshot()
        mkdirSync(pictures, { recursive: true })
        if (picture) writeFileSync(join(pictures, `${name}-${locale}.png`), picture)
        await page?.close()
        await site?.stop()
      })

      /** Opens pages and checks that each has its heading and fits the window. */
      async function visit(paths: readonly string[]) {
        const { page: driven, url } = started()
        for (const path of paths) {
          await driven.open(url(path))
          assert.notEqual(await driven.see(heading), '', path)
          assert.ok((await driven.overflow()) <= 0, `${path} is wider than its window`)
        }
        assert.deepEqual(driven.errors, [])
      }

      test('every public page shows its heading and fits the window', () => visit(publicPages))

      test('a customer signs in', async () => {
        const { page: driven, url } = started()
        await driven.open(url('/Login'))
        await driven.type(field(say({ ar: 'رقم الهوية', en: 'National ID' })), demoCustomer.nationalId)
        await driven.type('//input[@type="password"]', demoCustomer.password)
        await driven.press('//main//button[@type="submit"]')
        await driven.see(`//*[contains(normalize-space(.), "${say({ ar: 'نورة', en: 'نورة' })}")]`)
        assert.ok(!(await driven.url()).includes('/Login'))
      })

      test('every page of the portal shows its heading and fits the window', () => visit(portalPages))

      test('one visit is booked and paid', async () => {
        const { page: driven, url } = started()
        await driven.open(url('/s1/1/102'))
        await driven.press(`(${group(say({ ar: 'أقرب الأيام', en: 'Nearest days' }))}//button)[3]`)
        await driven.press(buttonFrom(say({ ar: 'التالي', en: 'Next' })))
        await driven.press(buttonFrom(say({ ar: 'دفع ', en: 'Pay ' })))
        await driven.press(choice(say({ ar: 'أوافق على جدول العمل', en: 'I agree to the work schedule' })))
        await driven.press(choice(say({ ar: 'أوافق على الشروط', en: 'I agree to the terms' })))
        await driven.press(
          button(say({ ar: 'الموافقة والدفع بطريقة أخرى', en: 'Agree and pay another way' })),
        )
        await driven.press(choice(say({ ar: 'بطاقة', en: 'Card' })))
        await driven.press(`//*[@role="dialog"]${buttonFrom(say({ ar: 'دفع ', en: 'Pay ' }))}`)
        await driven.press('//button[@value="succeed"]')
        await driven.see(
          `//*[self::h1 or self::h2][contains(., "${say({ ar: 'حجزكم مؤكد', en: 'You’re booked' })}")]`,
        )
        assert.deepEqual(driven.errors, [])
      })
    })
