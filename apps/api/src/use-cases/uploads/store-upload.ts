import { UNUSED_FILE_LIMITS } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { hasEverPaid } from '../../db/repositories/orders.ts'
import { addUpload, appendToUpload, measureUnusedUploadsOfCustomer } from '../../db/repositories/uploads.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { lockActiveCustomer, requireVerifiedContact } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'

/** The media type of an uploaded file and whether it is an image. */
export type FileType = { readonly media: string; readonly image: boolean }

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Detects the type of a file from its first bytes; its name and the declared type are ignored. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { media: 'image/jpeg', image: true }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { media: 'image/png', image: true }
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8))
    return { media: 'image/webp', image: true }
  if (startsWith(bytes, ascii('%PDF-'))) return { media: 'application/pdf', image: false }
  return undefined
}

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

/** Refuses, before anything is received, an account that has proved nothing, and too many uploads. */
export async function admitUpload(app: Application, { id }: SignedInCustomer): Promise<void> {
  const customer = await customerById(app.database.reader, id)
  if (customer === undefined) throw new Failure('unauthorized')
  requireVerifiedContact(customer)
  await limitAttemptsOfAccount(app, 'upload', id)
}

/** The bytes that are in memory at a time while a file is stored. */
const pieceBytes = 1024 * 1024

const bytesOf = async (file: Blob, from: number, until: number): Promise<Buffer> =>
  Buffer.from(await file.slice(from, until).arrayBuffer())

/** Stores a passport (image or PDF) or an attachment (image) if its content has the right type. */
export async function storeUpload(
  app: Application,
  customer: SignedInCustomer,
  { purpose, file }: { readonly purpose: 'passport' | 'attachment'; readonly file: Blob },
): Promise<StoredUpload> {
  if (file.size === 0) throw invalidFieldsFailure({ file: 'required' })
  const type = detectFileType(await bytesOf(file, 0, 16))
  if (type === undefined || (purpose === 'attachment' && !type.image))
    throw new Failure('upload_type_refused')
  const id = app.newId()
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    await refuseTooMany(tx, customer.id, file.size)
    await addUpload(tx, {
      id,
      customerId: customer.id,
      purpose,
      mediaType: type.media,
      size: file.size,
      content: await bytesOf(file, 0, pieceBytes),
      createdAt: app.now(),
    })
    for (let from = pieceBytes; from < file.size; from += pieceBytes)
      await appendToUpload(tx, id, await bytesOf(file, from, from + pieceBytes))
  })
  return { id, type: type.media, size: file.size }
}
