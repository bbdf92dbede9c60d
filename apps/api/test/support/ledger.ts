import type { LedgerAccountKind } from '@sakina/domain/vocabulary'
import { postLedgerEntry } from '../../src/db/repositories/ledger.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** Credits halalas to a wallet, or points, as the office or a visit would. */
export async function creditAccount(
  { running }: Pick<TestServer, 'running'>,
  person: Pick<Person, 'id'>,
  amount: number,
  account: LedgerAccountKind = 'wallet',
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
