import { postLedgerEntry, type Account } from '../../src/db/repositories/ledger.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** Halalas into a wallet, or points: as the office gives them, or a visit earns them. */
export async function creditAccount(
  { running }: Pick<TestServer, 'running'>,
  person: Pick<Person, 'id'>,
  amount: number,
  account: Account = 'wallet',
): Promise<void> {
  const { app } = running()
  const id = app.newId()
  await app.database.write((tx) =>
    postLedgerEntry(tx, account, {
      id,
      customerId: person.id,
      kind: account === 'wallet' ? 'compensation' : 'earned',
      amount,
      reference: `given:${id}`,
      at: app.now(),
    }),
  )
}
