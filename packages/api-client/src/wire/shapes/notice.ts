import * as v from 'valibot'
import { booleanField, idField, listField, instantField, textField } from '../fields.ts'

export const noticeSchema = v.object({
  id: idField(),
  kind: textField(),
  topic: textField(),
  title: textField(),
  text: textField(),
  path: textField(),
  at: instantField(),
  read: booleanField(),
})
export type WireNotice = v.InferOutput<typeof noticeSchema>

export const noticeTopicSchema = v.object({
  topic: textField(),
  label: textField(),
  channels: listField(v.object({ channel: textField(), wanted: booleanField() })),
})
export type WireNoticeTopic = v.InferOutput<typeof noticeTopicSchema>
