import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tx } from '../database.ts'
import { settings } from '../schema/catalogue.ts'

/**
 * Returns the secret with this name, which is created once and shared by all servers on this
 * database.
 */
export async function readOrCreateSecret(
  tx: Tx,
  name: string,
  randomBytes: (length: number) => Buffer,
): Promise<string> {
  const key = `secret:${name}`
  await tx
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return v.parse(v.string(), row?.value)
}
