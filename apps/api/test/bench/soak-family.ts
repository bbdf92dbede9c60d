import * as v from 'valibot'
import { registrationForm, testPassword } from '../support/people.ts'
import { sendRequest, type TestResponse, type RequestInput } from '../support/server.ts'
import { readTextedCode } from '../support/text-messages.ts'
import { termsVersion } from '../support/orders.ts'

/** What the families of a soak run saw, for comparison with the database. */
export type SoakNotes = {
  /** The milliseconds of each call, by the name of the operation. */
  readonly took: Map<string, number[]>
  readonly wrong: string[]
  /** The orders that the server confirmed as placed, and those it confirmed as paid. */
  readonly placed: Set<string>
  readonly paid: Set<string>
  /** The number of families whose day was sold out. */
  turnedAway: number
}

type Visit = {
  readonly addresses: readonly string[]
  /** Where the servers write the texts they send. */
  readonly folder: string
  readonly opsToken: string
  readonly notes: SoakNotes
  readonly serial: number
}

const Session = v.object({ result: v.object({ api_token: v.string(), partner_id: v.string() }) })
const Quoted = v.object({ result: v.object({ total: v.number() }) })
const Placed = v.object({ id: v.string() })
const SoldOut = v.object({ code: v.literal('no_worker_free') })
const Order = v.object({ result: v.object({ status: v.object({ value: v.string() }) }) })
const Visits = v.object({ result: v.array(v.object({ id: v.string() })) })

/** Weekdays with a morning, spread widely so that few orders want the same slot. */
const days = Array.from({ length: 120 }, (_, each) => new Date(Date.now() + (each + 3) * 86_400_000))
  .filter((date) => date.getUTCDay() !== 5)
  .map((date) => date.toISOString().slice(0, 10))

/**
 * The outcomes chosen on the sandbox page in turn: most families pay at once, some after a refusal, some
 * leave.
 */
const wishes = [
  ['succeed'],
  ['succeed'],
  ['decline', 'succeed'],
  ['duplicate_callback'],
  ['abandon', 'succeed'],
  ['succeed'],
  ['abandon'],
  ['succeed'],
] as const

/** Plays the visit of one family, with its calls to both servers in turn. */
export async function visitAsFamily({ addresses, folder, opsToken, notes, serial }: Visit): Promise<void> {
  let calls = 0
  const call = async (
    name: string,
    line: string,
    asked: RequestInput,
    fine: readonly number[],
  ): Promise<TestResponse> => {
    const since = performance.now()
    calls += 1
    const answer = await sendRequest(addresses[calls % addresses.length] ?? '', line, asked)
    const took = notes.took.get(name)
    if (took) took.push(performance.now() - since)
    else notes.took.set(name, [performance.now() - since])
    if (!fine.includes(answer.status))
      throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 160)}`)
    return answer
  }
  const read = (name: string, path: string, token?: string) =>
    call(name, `GET ${path}`, token === undefined ? {} : { token }, [200])

  try {
    await read('browse services', '/api/services')
    await read('browse plans', '/api/services/1/plans')
    await read('see a plan', '/api/plans/101')
    const form = registrationForm()
    await call('register', 'POST /api/register', { body: form }, [201])
    const signedIn = await call(
      'log in',
      'POST /api/login',
      { body: { login: form.email, password: testPassword } },
      [200],
    )
    const { api_token: token, partner_id: id } = v.parse(Session, signedIn.body).result
    const { mobile } = form
    await call('ask for a code', 'POST /api/codes', { token, body: { mobile, purpose: 'mobile' } }, [200])
    const code = await readTextedCode(folder, mobile)
    await call('prove the mobile', 'POST /api/my/mobile', { token, body: { mobile, code } }, [200])
    const quoted = await call('quote', 'POST /api/quote', { token, body: { plan_id: 101 } }, [200])
    const { total } = v.parse(Quoted, quoted.body).result

    const body = {
      customer_id: id,
      service_package_id: 101,
      service_date: days[serial % days.length],
      quantity: 1,
      repeat_count: 1,
      repeat_interval_days: 0,
      visit_window: 'morning',
      terms_version: termsVersion,
      expected_total: total,
    }
    const asked = { token, body, key: `soak-order-${String(serial).padStart(6, '0')}` }
    const placed = await call('place an order', 'POST /api/sale_order/hourly', asked, [201, 409])
    if (placed.status === 409) {
      v.parse(SoldOut, placed.body)
      notes.turnedAway += 1
      await call('log out', 'POST /api/logout', { token }, [200])
      return
    }
    const order = v.parse(Placed, placed.body).id
    notes.placed.add(order)
    // An impatient family asks twice; it must get the same order.
    const again = await call('place it again', 'POST /api/sale_order/hourly', asked, [200, 201])
    if (v.parse(Placed, again.body).id !== order) notes.wrong.push(`order ${order} was placed twice`)

    const outcomes = wishes[serial % wishes.length] ?? ['succeed']
    for (const outcome of outcomes) {
      await call(
        'open the payment',
        `POST /api/my/orders/${order}/pay`,
        { token, body: { method: 'card' } },
        [200, 201],
      )
      await call('see the checkout', `GET /checkout/${order}`, {}, [200])
      const wish = new URLSearchParams({ outcome, method: 'card', lang: 'ar' }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await call('pay', `POST /checkout/${order}`, { body: wish, headers }, [303])
    }

    const seen = await read('see the order', `/api/my/orders/${order}`, token)
    const pays = outcomes.some((each) => each !== 'abandon' && each !== 'decline')
    const status = v.parse(Order, seen.body).result.status.value
    if (pays && status !== 'processing') notes.wrong.push(`order ${order} was paid and is ${status}`)
    if (pays) notes.paid.add(order)
    for (const path of ['/api/my/orders', '/api/services/running', '/api/my/invoices', '/api/my/wallet'])
      await read(`portal ${path.replace('/api', '')}`, path, token)
    const visits = await read('portal /my/visit-lines', '/api/my/visit-lines', token)
    const [visit] = v.parse(Visits, visits.body).result
    if (pays && visit && serial % 3 === 0)
      for (const state of ['on_the_way', 'in_progress', 'done'])
        await call(
          `the office: a visit is ${state.replaceAll('_', ' ')}`,
          `POST /ops/visits/${visit.id}/state`,
          { body: { state }, headers: { authorization: `Bearer ${opsToken}` } },
          [200],
        )
    await call('log out', 'POST /api/logout', { token }, [200])
  } catch (error) {
    notes.wrong.push(error instanceof Error ? error.message : String(error))
  }
}
