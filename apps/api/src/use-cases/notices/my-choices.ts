import { isChoosable, isWanted } from '@sakina/domain/notices'
import { noticeChannels, noticeTopics } from '@sakina/domain/vocabulary'
import type { NoticeChannel, NoticeTopic } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { keepNoticeChoice, noticeChoicesOf } from '../../db/repositories/notices.ts'
import { topicNames } from '../../emails/notices/topics.ts'
import { invalid } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedIn } from '../identity/signed-in.ts'

/** What this server sends by. */
const offered: readonly NoticeChannel[] = ['mail']

const channelsOf = (topic: NoticeTopic) =>
  noticeChannels.filter((channel) => offered.includes(channel) && isChoosable(topic, channel))

export async function myNoticeChoices(app: Application, customer: SignedIn, language: Language) {
  const choices = await noticeChoicesOf(app.database.reader, customer.id)
  return noticeTopics.flatMap((topic) => {
    if (topic === 'security') return []
    const channels = channelsOf(topic).map((channel) => {
      const own = choices.find((choice) => choice.topic === topic && choice.channel === channel)
      return { channel, wanted: isWanted(topic, own?.wanted) }
    })
    return [{ topic, label: topicNames[topic][language], channels }]
  })
}

/** Keeps what was chosen, when, and the words it was chosen under. */
export async function chooseMyNotices(
  app: Application,
  customer: SignedIn,
  chosen: {
    readonly topic: NoticeTopic
    readonly channel: NoticeChannel
    readonly wanted: boolean
    readonly language: Language
  },
): Promise<void> {
  const { topic, channel, wanted } = chosen
  if (topic === 'security' || !channelsOf(topic).includes(channel)) throw invalid({ channel: 'not_allowed' })
  const words = topicNames[topic][chosen.language]
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    await keepNoticeChoice(tx, { customerId: customer.id, topic, channel, wanted, words, at: app.now() })
  })
}
