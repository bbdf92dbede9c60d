import { callApi, currentTermsVersion } from './customer.ts'
import type { TestCustomer } from './customer.ts'

type Buyer = Pick<TestCustomer, 'partnerId' | 'token'>
type Fields = Readonly<Record<string, unknown>>

const DAY_MS = 86_400_000
const SUNDAY = 0

/** Returns a Sunday at least this many days from now, in Riyadh, so that a morning visit is possible. */
export function sundayAfter(days: number): string {
  const from = new Date(Date.now() + 3 * 3_600_000 + days * DAY_MS)
  while (from.getUTCDay() !== SUNDAY) from.setTime(from.getTime() + DAY_MS)
  return from.toISOString().slice(0, 10)
}

const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'long', timeZone: 'UTC' })

/** Returns such a Sunday outside Ramadan, in which evening visits end after midnight. */
export function sundayOutsideRamadan(days: number): string {
  const sunday = sundayAfter(days)
  return hijriMonth.format(new Date(sunday)) === 'Ramadan' ? sundayOutsideRamadan(days + 7) : sunday
}

const idIn = (answer: Readonly<Record<string, unknown>>): string =>
  String(answer['record_id'] ?? answer['id'])

type Answer = Awaited<ReturnType<typeof callApi>>

/**
 * Places the first of several orders that succeeds, because parallel tests order from the same few workers.
 */
async function firstGranted<Wish>(
  wishes: readonly Wish[],
  order: (wish: Wish) => Promise<Answer>,
): Promise<string> {
  const refused: string[] = []
  for (const wish of wishes) {
    const placed = await order(wish).catch((error: unknown) => {
      refused.push(String(error))
      return undefined
    })
    if (placed) return idIn({ ...placed })
  }
  throw new Error(refused.join('\n'))
}

const weeks = [1, 2, 3, 4, 5, 6]
const windows = ['morning', 'evening']

/** Places an order of four hourly visits a month through the documented call, without payment. */
export const placeHourlyOrder = ({ partnerId, token }: Buyer, more: Fields = {}): Promise<string> =>
  firstGranted(
    weeks.flatMap((week) => windows.map((window) => ({ week, window }))),
    async ({ week, window }) =>
      callApi(
        '/sale_order/hourly',
        {
          customer_id: partnerId,
          service_package_id: 104,
          service_date: sundayAfter(7 * week + 3),
          quantity: 1,
          repeat_count: 1,
          repeat_interval_days: 0,
          visit_window: window,
          terms_version: await currentTermsVersion(),
          ...more,
        },
        token,
      ),
  )

const residentPlans = [202, 201, 203, 204, 205, 206]

/** Places an order for a live-in worker, on another plan if all workers of the first are taken. */
export const placeResidentOrder = ({ partnerId, token }: Buyer, more: Fields = {}): Promise<string> =>
  firstGranted(residentPlans, async (plan) =>
    callApi(
      '/sale_order/resident',
      {
        partner_id: partnerId,
        is_service_contract: true,
        need_delivery: 0,
        service_id: 2,
        first_visit_date: sundayAfter(10),
        order_line: [{ product_id: plan }],
        terms_version: await currentTermsVersion(),
        ...more,
      },
      token,
    ),
  )

/** Ends a payment with an outcome on the sandbox page of the provider, as the browser would. */
export async function payAtSandbox(orderId: string, outcome = 'succeed', method = 'card'): Promise<void> {
  const address = `${process.env['SITE_ADDRESS']}/checkout/${orderId}`
  await fetch(`${address}?method=${method}`)
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome, method, lang: 'ar' }).toString(),
  })
  if (answer.status !== 303) throw new Error(`the sandbox answered ${answer.status}`)
}

/** An order that a test has placed and paid. */
export type PaidOrder = {
  readonly orderId: string
  readonly number: string
  readonly contractId: string
  readonly contract: string
  /** The first day of the service. */
  readonly startDate: string
}

type Order = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly number: string
  readonly status: { readonly value: string }
}

async function read<Result>(path: string, { token }: Pick<Buyer, 'token'>): Promise<Result> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/my/${path}`, {
    headers: { 'api-token': token },
  })
  const { result }: { result: Result } = await answer.json()
  return result
}

/** Returns the orders of the customer from the API. */
export const listOrders = (buyer: Pick<Buyer, 'token'>): Promise<readonly Order[]> =>
  read('orders?limit=100', buyer)

export const getOrder = (buyer: Buyer, orderId: string): Promise<Order> => read(`orders/${orderId}`, buyer)

const named = (relation: unknown): { readonly id: string; readonly name: string } => {
  if (typeof relation !== 'object' || relation === null || !('id' in relation) || !('name' in relation))
    throw new Error(`not a relation: ${JSON.stringify(relation)}`)
  return { id: String(relation.id), name: String(relation.name) }
}

async function paid(buyer: Buyer, orderId: string, method?: string): Promise<PaidOrder> {
  await payAtSandbox(orderId, 'succeed', method)
  const order = await getOrder(buyer, orderId)
  const contract = named(order['contract_id'])
  const { date_order: startDate } = await read<{ date_order: string }>(`contracts/${contract.id}`, buyer)
  return { orderId, number: order.number, contractId: contract.id, contract: contract.name, startDate }
}

/** Places and pays an order of hourly visits, and returns it with its contract. */
/** The fields of a recruitment of a worker whom the family names, which takes no worker of the agency. */
export const recruitmentFields = {
  service_id: 4,
  order_line: [{ product_id: 401 }],
  visa_number: '1900123456',
  visa_expiry: '2029-06-01',
  birth_date: '1985-04-01',
  named_worker: { name: 'Demo Worker Account', passport_number: 'P1234567' },
} as const

export const createPaidHourlyOrder = async (buyer: Buyer, more?: Fields, method?: string) =>
  paid(buyer, await placeHourlyOrder(buyer, more), method)
export const createPaidResidentOrder = async (buyer: Buyer, more?: Fields, method?: string) =>
  paid(buyer, await placeResidentOrder(buyer, more), method)

/**
 * The order fields of one evening visit. It has many free times, so that parallel tests find a
 * worker.
 */
export const eveningVisitFields = { service_package_id: 102, visit_window: 'evening' } as const

/** Returns the open request of the customer. */
export async function getOpenRequest(buyer: Pick<Buyer, 'token'>): Promise<{ id: string; reason: string }> {
  const requests = await read<readonly { id: string; request_reason: string; status: { value: string } }[]>(
    'requests',
    buyer,
  )
  const open = requests.find(({ status }) => status.value === 'open')
  if (!open) throw new Error('nothing is asked')
  return { id: open.id, reason: open.request_reason }
}
