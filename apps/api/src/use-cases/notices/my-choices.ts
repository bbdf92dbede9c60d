import { choosableChannelsOf, isTopicWanted } from '@sakina/domain/notices'
import { noticeTopics } from '@sakina/domain/vocabulary'
import type { NoticeChannel, NoticeTopic } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { addNoticeChoice, noticeChoicesOfCustomer } from '../../db/repositories/notices.ts'
import { noticeTopicNames } from '../../emails/notices/topics.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { usablePushSubscriptionsOfCustomer, contactChannelsOfCustomer } from './contact-channels.ts'

/**
 * Returns, for each topic but security, the channels that the customer can choose, and whether each
 * is wanted.
 */
export async function listMyNoticeChoices(app: Application, { id }: SignedInCustomer, language: Language) {
  const db = app.database.reader
  const [customer, choices, browsers] = await Promise.all([
    customerById(db, id),
    noticeChoicesOfCustomer(db, id),
    usablePushSubscriptionsOfCustomer(db, app, id),
  ])
  if (customer === undefined) throw new Failure('unauthorized')
  const reach = contactChannelsOfCustomer(app, customer, browsers)
  return noticeTopics.flatMap((topic) => {
    if (topic === 'security') return []
    const channels = choosableChannelsOf(topic, reach).map((channel) => {
      const own = choices.find((choice) => choice.topic === topic && choice.channel === channel)
      return { channel, wanted: isTopicWanted(topic, channel, own?.wanted) }
    })
    return [{ topic, label: noticeTopicNames[topic][language], channels }]
  })
}

/** Stores a choice with its time and the label that was shown. */
export async function setMyNoticeChoice(
  app: Application,
  customer: SignedInCustomer,
  chosen: {
    readonly topic: NoticeTopic
    readonly channel: NoticeChannel
    readonly wanted: boolean
    readonly language: Language
  },
): Promise<void> {
  const { topic, channel } = chosen
  await app.database.write(async (tx) => {
    const account = await lockActiveCustomer(tx, customer)
    const reach = contactChannelsOfCustomer(
      app,
      account,
      await usablePushSubscriptionsOfCustomer(tx, app, customer.id),
    )
    if (topic === 'security' || !choosableChannelsOf(topic, reach).includes(channel))
      throw invalidFieldsFailure({ channel: 'not_allowed' })
    const words = noticeTopicNames[topic][chosen.language]
    await addNoticeChoice(tx, {
      customerId: customer.id,
      topic,
      channel,
      wanted: chosen.wanted,
      words,
      at: app.now(),
    })
  })
}
