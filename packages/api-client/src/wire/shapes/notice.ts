import * as v from 'valibot'
import { flag, id, list, moment, text } from '../fields.ts'

export const noticeSchema = v.object({
  id: id(),
  kind: text(),
  topic: text(),
  title: text(),
  text: text(),
  path: text(),
  at: moment(),
  read: flag(),
})
export type WireNotice = v.InferOutput<typeof noticeSchema>

export const noticeTopicSchema = v.object({
  topic: text(),
  label: text(),
  channels: list(v.object({ channel: text(), wanted: flag() })),
})
export type WireNoticeTopic = v.InferOutput<typeof noticeTopicSchema>
