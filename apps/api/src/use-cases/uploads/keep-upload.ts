import type { Application } from '../../application.ts'
import { addUpload } from '../../db/repositories/uploads.ts'
import { Failure, invalid } from '../../failures/failure.ts'
import { oneAtATime } from '../identity/one-at-a-time.ts'
import type { SignedIn } from '../identity/signed-in.ts'
import { limitAccount } from '../limits.ts'
import { fileTypeOf } from './file-type.ts'

export type Kept = { readonly id: string; readonly type: string; readonly size: number }

/** Keeps a passport (image or PDF) or an attachment (image), if its content is what it must be. */
export async function keepUpload(
  app: Application,
  customer: SignedIn,
  given: { readonly purpose: 'passport' | 'attachment'; readonly content: Uint8Array },
): Promise<Kept> {
  await limitAccount(app, 'upload', customer.id)
  if (given.content.length === 0) throw invalid({ file: 'required' })
  const type = fileTypeOf(given.content)
  if (type === undefined || (given.purpose === 'attachment' && !type.image))
    throw new Failure('upload_type_refused')
  const id = app.newId()
  await app.database.write(async (tx) => {
    await oneAtATime(tx, customer)
    await addUpload(tx, {
      id,
      customerId: customer.id,
      purpose: given.purpose,
      mediaType: type.media,
      size: given.content.length,
      content: Buffer.from(given.content),
      createdAt: app.now(),
    })
  })
  return { id, type: type.media, size: given.content.length }
}
