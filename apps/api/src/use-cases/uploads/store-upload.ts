import { UNUSED_FILE_LIMITS } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { hasEverPaid } from '../../db/repositories/orders.ts'
import { addUpload, measureUnusedUploadsOfCustomer } from '../../db/repositories/uploads.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { detectFileType } from './file-type.ts'

/** An uploaded file that was stored. */
export type StoredUpload = { readonly id: string; readonly type: string; readonly size: number }

/**
 * Refuses another file of an account that has too many files which nothing refers to. The caller
 * has locked the customer, so the count is exact.
 */
async function refuseTooMany(tx: Tx, customerId: string, size: number): Promise<void> {
  const unused = await measureUnusedUploadsOfCustomer(tx, customerId)
  const [count, bytes] = [unused.count + 1, unused.bytes + size]
  const fits = ({
    count: most,
    megabytes,
  }: (typeof UNUSED_FILE_LIMITS)[keyof typeof UNUSED_FILE_LIMITS]): boolean =>
    count <= most && bytes <= megabytes * 1024 * 1024
  if (fits(UNUSED_FILE_LIMITS.beforePayment)) return
  if (fits(UNUSED_FILE_LIMITS.afterPayment) && (await hasEverPaid(tx, customerId))) return
  throw new Failure('too_many_files')
}

/** Stores a passport (image or PDF) or an attachment (image) if its content has the right type. */
export async function storeUpload(
  app: Application,
  customer: SignedInCustomer,
  file: { readonly purpose: 'passport' | 'attachment'; readonly content: Uint8Array },
): Promise<StoredUpload> {
  await limitAttemptsOfAccount(app, 'upload', customer.id)
  if (file.content.length === 0) throw invalidFieldsFailure({ file: 'required' })
  const type = detectFileType(file.content)
  if (type === undefined || (file.purpose === 'attachment' && !type.image))
    throw new Failure('upload_type_refused')
  const id = app.newId()
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    await refuseTooMany(tx, customer.id, file.content.length)
    await addUpload(tx, {
      id,
      customerId: customer.id,
      purpose: file.purpose,
      mediaType: type.media,
      size: file.content.length,
      content: Buffer.from(file.content),
      createdAt: app.now(),
    })
  })
  return { id, type: type.media, size: file.content.length }
}
