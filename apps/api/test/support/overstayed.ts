import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { sql } from 'drizzle-orm'
import { placePaidResident } from './orders.ts'
import type { Person } from './people.ts'
import { portalClient } from './portal.ts'
import type { TestServer } from './server.ts'

type Line = { readonly code: string; readonly amount: number }

/** The refund lines of a live-in contract in default whose worker stayed this many days after its end. */
export async function overstayedRefund(
  server: TestServer,
  person: Person,
  days: number,
): Promise<readonly Line[]> {
  const { mine, asked } = portalClient(server)
  const { contractId } = await placePaidResident(server, person, { order_line: [{ product_id: 203 }] })
  await asked(person, 'complaint', { contract_id: contractId, complaint_type: 'delay', details: 'late' })
  const { app } = server.running()
  const end = addDays(riyadhDay(instant(app.now())), -days)
  const change = (statement: ReturnType<typeof sql>) => app.database.write((tx) => tx.execute(statement))
  await change(
    sql`update contracts set state = 'defaulted', start_date = ${addDays(end, -89)}, end_date = ${end}, received_at = ${app.now().toISOString()} where id = ${contractId}`,
  )
  await change(sql`update complaints set created_at = ${addDays(end, -1)} where contract_id = ${contractId}`)
  await asked(person, 'replacement', {
    contract_id: contractId,
    action_type: 'refundPayment',
    email: person.email,
    phone: '0555001234',
  })
  const [request] = await mine(person, 'my/requests')
  return request.lines
}
