import { noticeChannels, noticeKinds } from '../vocabulary/index.ts'
import type { NoticeChannel, NoticeKind, NoticeTopic } from '../vocabulary/index.ts'
import { noticeRules } from './notice-rules.ts'

/** What a customer chose for a topic and a channel; `undefined` if nothing was chosen. */
export type NoticeChoiceLookup = (topic: NoticeTopic, channel: NoticeChannel) => boolean | undefined

/**
 * The ways to reach a customer: an email address, a verified mobile, WhatsApp on that mobile, and a
 * browser that the customer allowed to show notifications.
 */
export type ContactChannels = {
  readonly email: boolean
  readonly mobile: boolean
  readonly whatsApp: boolean
  readonly push: boolean
}

/**
 * Whether the customer can switch a notice off. The list in the portal and everything about the
 * security of the account cannot be refused.
 */
export const isNoticeChannelOptional = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic !== 'security' && channel !== 'portal'

/** Offers and WhatsApp are sent only on request; everything else until it is refused. */
export const isTopicWanted = (
  topic: NoticeTopic,
  channel: NoticeChannel,
  chosen: boolean | undefined,
): boolean => (topic === 'offers' || channel === 'whatsapp' ? chosen === true : chosen !== false)

/**
 * The channels of a kind that reach this customer. Without an email address, the customer gets by
 * text what others get by email. WhatsApp is tried before the text, which is sent only if WhatsApp
 * refuses.
 */
export function reachableNoticeChannels(
  kind: NoticeKind,
  { email, mobile, whatsApp, push }: ContactChannels,
): readonly NoticeChannel[] {
  const { channels } = noticeRules[kind]
  const isTexted = mobile && (channels.includes('text') || (!email && channels.includes('mail')))
  const goes: Readonly<Record<NoticeChannel, boolean>> = {
    portal: true,
    mail: email && channels.includes('mail'),
    text: isTexted,
    whatsapp: isTexted && whatsApp && channels.includes('whatsapp'),
    push: push && channels.includes('push'),
  }
  return noticeChannels.filter((channel) => goes[channel])
}

/** The channels of a topic that this customer can switch on or off. */
export const choosableChannelsOf = (topic: NoticeTopic, reach: ContactChannels): readonly NoticeChannel[] => [
  ...new Set(
    noticeKinds
      .filter((kind) => noticeRules[kind].topic === topic)
      .flatMap((kind) => reachableNoticeChannels(kind, reach))
      .filter((channel) => isNoticeChannelOptional(topic, channel)),
  ),
]

/**
 * The channels by which a customer gets a notice. The portal lists an offer only if the customer
 * gets it by another channel too.
 */
export function noticeDeliveryChannels(
  kind: NoticeKind,
  reach: ContactChannels,
  choice: NoticeChoiceLookup,
): readonly NoticeChannel[] {
  const { topic } = noticeRules[kind]
  const sent = reachableNoticeChannels(kind, reach).filter(
    (channel) =>
      channel !== 'portal' &&
      (!isNoticeChannelOptional(topic, channel) || isTopicWanted(topic, channel, choice(topic, channel))),
  )
  const isListed = topic !== 'offers' || sent.length > 0
  return isListed ? ['portal', ...sent] : []
}
