import type { NoticeChannel, NoticeKind, NoticeTopic } from '../vocabulary/index.ts'
import { noticeRules } from './table.ts'

/** What somebody chose of a topic by one way; nothing chosen is `undefined`. */
export type NoticeChoice = (topic: NoticeTopic, channel: NoticeChannel) => boolean | undefined

/**
 * The list in the portal always tells what serves the contract, and nobody can have the warnings that guard an account
 * sent nowhere.
 */
export const isChoosable = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic !== 'security' && channel !== 'portal'

/** What serves the contract comes until it is refused; offers only once they are asked for. */
export const isWanted = (topic: NoticeTopic, chosen: boolean | undefined): boolean =>
  topic === 'offers' ? chosen === true : chosen !== false

/** The ways by which a customer gets a notice; an offer is on the list of whoever asked for it by another way. */
export function channelsFor(kind: NoticeKind, choice: NoticeChoice): readonly NoticeChannel[] {
  const { topic, channels } = noticeRules[kind]
  const sent = channels.filter(
    (channel) =>
      channel !== 'portal' && (!isChoosable(topic, channel) || isWanted(topic, choice(topic, channel))),
  )
  const isListed = topic !== 'offers' || sent.length > 0
  return isListed ? ['portal', ...sent] : []
}
