import { choosableChannelsOf, isTopicWanted } from '@sakina/domain/notices'
import { noticeTopics, type NoticeChannel, type NoticeTopic } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import {
  addNoticeChoice,
  noticeChoicesOfCustomer,
  markNoticesRead,
  noticesOfCustomer,
} from '../../db/repositories/notices.ts'
import { noticeTopicNames } from '../../emails/notices/topics.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Language } from '../../ports/payment.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { usablePushSubscriptionsOfCustomer, contactChannelsOfCustomer } from './contact-channels.ts'
import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import { announceNotices } from './announce-notices.ts'
import {
  deletePushSubscription,
  deletePushSubscriptions,
  pushSubscriptionsOfCustomer,
  savePushSubscription,
} from '../../db/repositories/push-subscriptions.ts'
import type { PushTarget } from '../../ports/push.ts'

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

/** Lists the notices of a customer, the newest first, in the requested language. */
export async function listMyNotices(
  app: Application,
  customer: SignedInCustomer,
  { language, ...page }: PageInput & { readonly language: Language },
) {
  const { rows, total, unread } = await noticesOfCustomer(app.database.reader, customer.id, toPageRange(page))
  const views = rows.map((row) => ({ row, words: noticeContent(row.notice, language) }))
  return { ...pageOfRows(views, total, page), unread }
}

/** What the bell shows: the newest notice and how many are unread. */
export async function readNoticeBell(app: Application, customer: SignedInCustomer) {
  const { rows, unread } = await noticesOfCustomer(app.database.reader, customer.id, { offset: 0, limit: 1 })
  return { latestId: rows[0]?.id ?? null, unread }
}

/** Marks one notice as read, or all of them. */
export const markMyNoticesRead = (
  app: Application,
  customer: SignedInCustomer,
  id: string | undefined,
): Promise<void> =>
  app.database.write(async (tx) => {
    await markNoticesRead(tx, customer.id, { id, at: app.now() })
    await announceNotices(tx, app, customer.id)
  })

/** A customer with more browsers loses the oldest, because each notice is sent to all of them. */
const mostBrowsers = 10

/** The key to subscribe with, and the browsers that already show notifications. */
export async function readMyPushSettings(app: Application, customer: SignedInCustomer) {
  const rows = await usablePushSubscriptionsOfCustomer(app.database.reader, app, customer.id)
  return { publicKey: app.push?.publicKey ?? null, endpoints: rows.map(({ endpoint }) => endpoint) }
}

/** Stores the browser to which a customer wants notices. */
export async function subscribeMyBrowser(
  app: Application,
  customer: SignedInCustomer,
  target: PushTarget,
): Promise<void> {
  const { push } = app
  if (push === undefined) throw new Failure('not_found')
  if (!push.isUsable(target)) throw invalidFieldsFailure({ endpoint: 'not_allowed' })
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    await savePushSubscription(tx, {
      id: app.newId(),
      customerId: customer.id,
      sessionHash: customer.tokenHash,
      ...target,
      createdAt: app.now(),
    })
    const oldest = (await pushSubscriptionsOfCustomer(tx, customer.id)).slice(mostBrowsers)
    await deletePushSubscriptions(
      tx,
      oldest.map(({ id }) => id),
    )
  })
}

/** Removes a browser to which a customer wanted notices. */
export const unsubscribeMyBrowser = (
  app: Application,
  customer: SignedInCustomer,
  endpoint: string,
): Promise<void> => app.database.write((tx) => deletePushSubscription(tx, customer.id, endpoint))
