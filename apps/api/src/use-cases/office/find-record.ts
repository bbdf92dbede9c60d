import type { Application } from '../../application.ts'
import { recordIdByNumber } from '../../db/repositories/office-acts.ts'

const kinds = { SK: 'order', CT: 'contract', INV: 'invoice' } as const

/**
 * Returns the id of a record that the office names by its id or by its printed number, which everybody uses on
 * the phone.
 */
export async function findRecordId(app: Application, typed: string): Promise<string> {
  const prefix = /^(SK|CT|INV)-/i.exec(typed)?.[1]?.toUpperCase()
  if (prefix !== 'SK' && prefix !== 'CT' && prefix !== 'INV') return typed
  return (await recordIdByNumber(app.database.reader, kinds[prefix], typed)) ?? typed
}
