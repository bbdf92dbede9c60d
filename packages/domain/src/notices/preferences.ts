import { noticeChannels, noticeKinds } from '../vocabulary/index.ts'
import type { NoticeChannel, NoticeKind, NoticeTopic } from '../vocabulary/index.ts'
import { noticeRules } from './notice-rules.ts'

/** Whether a customer chose a topic by a channel; `undefined` when nothing was chosen. */
export type NoticeChoiceLookup = (topic: NoticeTopic, channel: NoticeChannel) => boolean | undefined

/** By what a customer can be reached: an email address, a mobile that is known to be theirs, WhatsApp there. */
export type NoticeReach = { readonly email: boolean; readonly mobile: boolean; readonly whatsApp: boolean }

/** A customer cannot refuse the list in the portal or the warnings about the security of the account. */
export const isNoticeChoosable = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic !== 'security' && channel !== 'portal'

/** Offers and WhatsApp are sent only on request; everything else until it is refused. */
export const isTopicWanted = (
  topic: NoticeTopic,
  channel: NoticeChannel,
  chosen: boolean | undefined,
): boolean => (topic === 'offers' || channel === 'whatsapp' ? chosen === true : chosen !== false)

/**
 * The ways of a row that reach a customer: whoever has no email gets by text what others get by email.
 * Where WhatsApp is among them it goes first, and the text only if WhatsApp refuses.
 */
export function waysOf(kind: NoticeKind, { email, mobile, whatsApp }: NoticeReach): readonly NoticeChannel[] {
  const { channels } = noticeRules[kind]
  const isTexted = mobile && (channels.includes('text') || (!email && channels.includes('mail')))
  const goes: Readonly<Record<NoticeChannel, boolean>> = {
    portal: true,
    mail: email && channels.includes('mail'),
    text: isTexted,
    whatsapp: isTexted && whatsApp && channels.includes('whatsapp'),
  }
  return noticeChannels.filter((channel) => goes[channel])
}

/** The ways of a topic that a customer can refuse or ask for. */
export const choosableWaysOf = (topic: NoticeTopic, reach: NoticeReach): readonly NoticeChannel[] => [
  ...new Set(
    noticeKinds
      .filter((kind) => noticeRules[kind].topic === topic)
      .flatMap((kind) => waysOf(kind, reach))
      .filter((channel) => isNoticeChoosable(topic, channel)),
  ),
]

/**
 * The channels by which a customer gets a notice. The portal lists an offer only if another channel was
 * chosen.
 */
export function noticeChannelsFor(
  kind: NoticeKind,
  reach: NoticeReach,
  choice: NoticeChoiceLookup,
): readonly NoticeChannel[] {
  const { topic } = noticeRules[kind]
  const sent = waysOf(kind, reach).filter(
    (channel) =>
      channel !== 'portal' &&
      (!isNoticeChoosable(topic, channel) || isTopicWanted(topic, channel, choice(topic, channel))),
  )
  const isListed = topic !== 'offers' || sent.length > 0
  return isListed ? ['portal', ...sent] : []
}
