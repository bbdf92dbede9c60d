import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../src/db/database.ts'
import type { SoakNotes } from './soak-family.ts'

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })

const rowsOf = (database: Database, query: string) =>
  database.write(async (tx) => v.parse(Rows, await tx.execute(sql.raw(query))).rows)

const paidOrders = `status in ('paid','processing','active','completed')`

/** The figures that must agree, as counted from the tables. */
export async function readBookFigures(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const [figures] = await rowsOf(
    database,
    `select
      (select count(*) from orders) as orders,
      (select count(*) from orders where ${paidOrders}) as paid,
      (select count(*) from payments where status = 'paid') as payments,
      (select count(*) from contracts) as contracts,
      (select count(*) from invoices where kind = 'order') as invoices,
      (select count(*) from visits) as visits,
      (select count(*) from ledger_entries) as "ledger entries"`,
  )
  return figures ?? {}
}

/** Each query returns the rows that break a rule. */
const questions: Readonly<Record<string, string>> = {
  'paid without exactly one paid payment': `select o.number from orders o where ${paidOrders}
    and (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') <> 1`,
  'paid without exactly one contract': `select o.number from orders o where ${paidOrders}
    and (select count(*) from contracts c where c.order_id = o.id) <> 1`,
  'paid without exactly one invoice': `select o.number from orders o where ${paidOrders}
    and (select count(*) from invoices i where i.order_id = o.id and i.kind = 'order' and i.state = 'paid') <> 1`,
  'paid another amount than invoiced': `select o.number from orders o join invoices i on i.order_id = o.id and i.kind = 'order'
    join payments p on p.order_id = o.id and p.status = 'paid' where p.amount + o.wallet_amount <> i.total`,
  'not paid, yet with a contract or an invoice': `select o.number from orders o where not (${paidOrders})
    and (exists (select 1 from contracts c where c.order_id = o.id) or exists (select 1 from invoices i where i.order_id = o.id))`,
  'paid without a visit for each one planned': `select o.number from orders o where ${paidOrders}
    and jsonb_array_length(o.visits) <> (select count(*) from visits v join contracts c on c.id = v.contract_id where c.order_id = o.id)`,
  // The time of an ended visit is free again.
  'paid without the worker’s time': `select o.number from orders o where ${paidOrders}
    and (select count(*) from visits v join contracts c on c.id = v.contract_id where c.order_id = o.id and v.status = 'scheduled')
      <> (select count(*) from worker_slots s where s.order_id = o.id and s.held_until is null)`,
  'done, yet no points in the ledger': `select v.id::text as number from visits v where v.status = 'done'
    and not exists (select 1 from ledger_entries l where l.customer_id = v.customer_id and l.account = 'points')`,
  'invoice numbers with a gap': `select 'invoices' as number from invoices where kind = 'order'
    having count(*) <> max(regexp_replace(number, '\\D', '', 'g')::bigint) - min(regexp_replace(number, '\\D', '', 'g')::bigint) + 1`,
}

const idsIn = async (database: Database, condition: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await rowsOf(database, `select id::text as id from orders where ${condition}`)).map(({ id }) =>
      String(id),
    ),
  )

/** Compares every order that the families saw with the database, and the database with itself. */
export async function findAccountingFaults(
  database: Database,
  { placed, paid }: SoakNotes,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(questions))
    for (const { number } of await rowsOf(database, query)) faults.push(`${String(number)}: ${what}`)
  const kept = await idsIn(database, 'true')
  const keptPaid = await idsIn(database, paidOrders)
  for (const id of placed) if (!kept.has(id)) faults.push(`order ${id} was placed and is lost`)
  for (const id of kept) if (!placed.has(id)) faults.push(`order ${id} was never asked for`)
  for (const id of paid) if (!keptPaid.has(id)) faults.push(`order ${id} was paid and is not`)
  for (const id of keptPaid) if (!paid.has(id)) faults.push(`order ${id} is paid and was not`)
  return faults
}
