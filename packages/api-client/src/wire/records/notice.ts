import { noticeChannels, noticeKinds, noticeTopics } from '@sakina/domain/vocabulary'
import { codec, field, listOf, record, type ValueOf } from '../codec.ts'
import { booleanField, idField, textField } from '../fields.ts'
import { code, optionalInstant } from '../value-codecs.ts'

export const noticeCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  kind: field('kind', code(noticeKinds)),
  topic: field('topic', code(noticeTopics)),
  title: field('title', textField()),
  text: field('text', textField()),
  // The path of the page about the notice, without its language; never a URL of another site.
  path: field(
    'path',
    codec(textField(), {
      decode: (path) => (/^\/(?![/\\])/.test(path) ? path : null),
      encode: (path: string | null) => path ?? '',
    }),
  ),
  at: field('at', optionalInstant()),
  read: field('read', booleanField()),
})
export type Notice = ValueOf<typeof noticeCodec>

/** The channels of a topic, with the label under which it is chosen. */
export const noticeTopicCodec = /* @__PURE__ */ record({
  topic: field('topic', code(noticeTopics)),
  label: field('label', textField()),
  channels: field(
    'channels',
    listOf(
      record({ channel: field('channel', code(noticeChannels)), wanted: field('wanted', booleanField()) }),
    ),
  ),
})
