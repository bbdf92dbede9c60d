import type { Instant } from '@sakina/domain/calendar'
import { noticeChannels, noticeKinds, noticeTopics } from '@sakina/domain/vocabulary'
import type { NoticeChannel, NoticeKind, NoticeTopic } from '@sakina/domain/vocabulary'
import type { WireNotice, WireNoticeTopic } from '../shapes/notice.ts'
import { knownCode, toOptionalInstant, type Id } from './values.ts'

export type Notice = {
  readonly id: Id
  readonly kind: NoticeKind | 'unknown'
  readonly topic: NoticeTopic | 'unknown'
  readonly title: string
  readonly text: string
  /** The path of the page about the notice, without its language; never a URL of another site. */
  readonly path: string | null
  readonly at: Instant | null
  readonly read: boolean
}

/** Converts a notice from the wire format. */
export const toNotice = (wire: WireNotice): Notice => ({
  id: wire.id,
  kind: knownCode(noticeKinds, wire.kind),
  topic: knownCode(noticeTopics, wire.topic),
  title: wire.title,
  text: wire.text,
  path: /^\/(?![/\\])/.test(wire.path) ? wire.path : null,
  at: toOptionalInstant(wire.at),
  read: wire.read,
})

/** The channels of a topic, with the label under which it is chosen. */
export type NoticeTopicChoices = {
  readonly topic: NoticeTopic | 'unknown'
  readonly label: string
  readonly channels: readonly { readonly channel: NoticeChannel | 'unknown'; readonly wanted: boolean }[]
}

/** Converts a topic of notices and its channels from the wire format. */
export const toNoticeTopicChoices = ({ topic, label, channels }: WireNoticeTopic): NoticeTopicChoices => ({
  topic: knownCode(noticeTopics, topic),
  label,
  channels: channels.map(({ channel, wanted }) => ({ channel: knownCode(noticeChannels, channel), wanted })),
})
