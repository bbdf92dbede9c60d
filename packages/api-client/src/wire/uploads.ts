import * as v from 'valibot'
import { answered } from './envelope.ts'
import { count, id, text } from './fields.ts'
import { choice } from './inputs.ts'
import { operation } from './operation.ts'

export const createUpload = operation({
  id: 'createUpload',
  area: 'uploads',
  method: 'POST',
  path: '/uploads',
  summary: 'Send a passport (image or PDF) or an attachment (image), at most 5 MB, checked by content',
  auth: 'required',
  bodyType: 'multipart',
  body: v.strictObject({ purpose: choice(['passport', 'attachment']), file: v.blob('required') }),
  answer: answered(v.object({ id: id(), name: text(), type: text(), size: count() })),
  status: 201,
  errors: ['too_many_files', 'upload_type_refused'],
  cache: 'never',
  limit: 'upload',
  extension: true,
  read: ({ result }) => result,
})
