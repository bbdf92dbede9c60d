import type { Page } from '@playwright/test'

import { callApi, makeCustomer, signInAs } from '../support/customer.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, nightlyTag, test } from '../support/test.ts'

startServerForTestFile({
  VAPID_PUBLIC_KEY: 'BI6Rc_SLZYUtHcdzbgT4JysNyva2Jw5DElCCAETNPu7lLyJRpZ1XNexzKApkFqfz-uy3usA_ow3C__r9noZMZRA',
  VAPID_PRIVATE_KEY: 'C5wnDPXolZsiIOm9D8x-k2r0-pyZAiNTysB7lCD-9Yk',
  VAPID_SUBJECT: 'mailto:office@home.example',
  PUSH_SERVICES: 'https://push.example',
})

const profile = '/PersonalProfileLayout/PersonalAccount'

/** Replaces the push API of the browser, because no push service can be reached from the tests. */
const standInForPush = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((answer) => {
    const state = { asked: 0, permission: answer === 'denied' ? 'denied' : 'default' }
    let subscription: object | null = null
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = {
          endpoint: 'https://push.example/journey',
          toJSON: () => ({
            keys: {
              p256dh:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
              auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
          }),
          unsubscribe: async () => {
            subscription = null
            return true
          },
        }
        return subscription
      },
    }
    const registration = { pushManager }
    Object.assign(globalThis, {
      pushStandIn: state,
      PushManager: pushManager,
      Notification: {
        get permission() {
          return state.permission
        },
        async requestPermission() {
          state.asked += 1
          state.permission = answer
          return answer
        },
      },
    })
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    })
  }, permission)

const endpointsOf = async ({ token }: { readonly token: string }) => {
  const { result } = await callApi('/my/push', undefined, token, 'GET')
  return result?.['endpoints']
}

test(
  'the permission for notifications is requested only when a button is pressed, and they can be turned off again @rule:notices',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    await standInForPush(page, 'granted')
    await signInAs(page, customer)
    await page.goto(at(profile))
    const device = page.getByRole('switch', {
      name: say({ ar: 'الإشعارات على هذا الجهاز', en: 'Notifications on this device' }),
    })
    const topics = page.getByRole('group', {
      name: say({ ar: 'بإشعار على أجهزتكم', en: 'As a notification on your devices' }),
    })
    await expect(device).not.toBeChecked()
    await expect(topics).toHaveCount(0)
    expect(await page.evaluate(() => Object(globalThis).pushStandIn.asked)).toBe(0)

    await page.route('**/my/push', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await device.click()
    await expect(page.getByText(say({ ar: 'تعذّر الحفظ', en: 'We couldn’t save that' }))).toBeVisible({
      timeout: 20_000,
    })
    await expect(device).not.toBeChecked()
    await page.unroute('**/my/push')
    // The browser logs the refused call.
    consoleErrors.splice(0)

    await device.click()
    await expect(device).toBeChecked()
    await expect(topics.getByRole('switch').first()).toBeChecked()
    expect(await endpointsOf(customer)).toEqual(['https://push.example/journey'])
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)

    await device.click()
    await expect(device).not.toBeChecked()
    await expect(topics).toHaveCount(0)
    expect(await endpointsOf(customer)).toEqual([])
  },
)

test(
  'a customer whose browser blocks notifications or cannot show them is told so @rule:notices',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await makeCustomer())
    await standInForPush(page, 'denied')
    await page.goto(at(profile))
    await expect(
      page.getByText(say({ ar: 'المتصفح يمنع إشعارات هذا الموقع', en: 'Your browser blocks notifications' })),
    ).toBeVisible()
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
    await page.reload()
    await expect(
      page.getByText(say({ ar: 'هذا المتصفح لا يعرض إشعارات المواقع', en: 'This browser can’t show' })),
    ).toBeVisible()
  },
)

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the service worker shows the title of a notice and nothing for an empty message',
    nightlyTag,
    async ({ page, context, at }) => {
      const started = context.waitForEvent('serviceworker')
      await page.goto(at('/Accessibility'))
      const worker = await started
      await page.evaluate(async () => navigator.serviceWorker.ready)
      // No browser of the tests can show a notification, so the worker writes down what it would show.
      const titles = await worker.evaluate(() => {
        const scope = Object(globalThis)
        const shown: unknown[] = []
        scope.registration.showNotification = (title: string, { dir, data }: NotificationOptions) => {
          shown.push({ title, dir, data })
          return Promise.resolve()
        }
        for (const data of [{ title: 'رد على شكواكم', url: '/PersonalProfileLayout/ComplainsPanal' }, {}])
          scope.dispatchEvent(new scope.PushEvent('push', { data: JSON.stringify(data) }))
        return shown
      })
      expect(titles).toEqual([
        { title: 'رد على شكواكم', dir: 'rtl', data: { url: '/PersonalProfileLayout/ComplainsPanal' } },
      ])
    },
  )
})
