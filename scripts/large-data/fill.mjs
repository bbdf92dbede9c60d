// Adds much data for `pnpm bench:large-data`: three hundred plans of one service, and a demo customer with
// years of history.
const plans = 300
const contracts = 500
const entries = 5000

const copies = (table, condition, made, count) => `
  insert into ${table} select made.* from ${table} one, generate_series(1, ${count}) g,
    jsonb_populate_record(one, jsonb_build_object(${made})) made
  where one.id = (select id from ${table} where ${condition} limit 1)`

/** Copies existing rows of the demo, so that the new rows are realistic. */
export async function fillLargeAccount(database, sql) {
  await database.write(async (tx) => {
    const { rows } = await tx.execute(sql.raw(`select id from customers where national_id = '1012345672'`))
    const customer = `customer_id = '${rows[0].id}'`
    const [{ count }] = (await tx.execute(sql.raw(`select count(*)::int as count from plans`))).rows
    await tx.execute(
      sql.raw(
        copies(
          'plans',
          'id = 101',
          `'id', 800000 + g, 'list_price', one.list_price + g * 100`,
          plans - count,
        ),
      ),
    )
    await tx.execute(
      sql.raw(
        copies(
          'orders',
          `${customer} and id in (select order_id from contracts where state = 'finished')`,
          `'id', md5('order' || g)::uuid, 'number', 'FILL-O-' || g, 'created_at', one.created_at - g * interval '1 day'`,
          contracts,
        ),
      ),
    )
    await tx.execute(
      sql.raw(
        copies(
          'contracts',
          `${customer} and state = 'finished'`,
          `'id', md5('contract' || g)::uuid, 'order_id', md5('order' || g)::uuid, 'number', 'FILL-C-' || g, 'created_at', one.created_at - g * interval '1 day'`,
          contracts,
        ),
      ),
    )
    await tx.execute(
      sql.raw(
        copies(
          'ledger_entries',
          `${customer} and account = 'wallet' and kind = 'cashback'`,
          `'id', md5('entry' || g)::uuid, 'reference', 'fill-' || g, 'amount', 100, 'at', one.at - g * interval '1 hour'`,
          entries,
        ),
      ),
    )
  })
  const { rows } = await database.reader.execute(
    sql.raw(
      'select (select count(*) from plans)::int plans, (select count(*) from contracts)::int contracts, (select count(*) from ledger_entries)::int entries',
    ),
  )
  return rows[0]
}
