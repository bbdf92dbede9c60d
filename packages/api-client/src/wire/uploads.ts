import * as v from 'valibot'
import { countField, idField, textField } from './fields.ts'
import { choiceInputSchema } from './inputs.ts'
import { resultOf } from './codec.ts'
import { defineOperation } from './operation.ts'

export const createUpload = defineOperation({
  id: 'createUpload',
  area: 'uploads',
  method: 'POST',
  path: '/uploads',
  summary: 'Send a passport (image or PDF) or an attachment (image), at most 5 MB, checked by content',
  auth: 'required',
  bodyType: 'multipart',
  body: v.strictObject({ purpose: choiceInputSchema(['passport', 'attachment']), file: v.blob('required') }),
  answer: resultOf(v.object({ id: idField(), name: textField(), type: textField(), size: countField() })),
  status: 201,
  errors: ['mobile_unproved', 'too_many_files', 'upload_type_refused'],
  cache: 'never',
  limit: 'upload',
  extension: true,
})
