import { instant } from '@sakina/domain/calendar'
import {
  updateNoticeChoices,
  followNotices,
  getPushSettings,
  listNoticeChoices,
  listNotices,
  markNoticesAsRead,
  subscribeToPush,
  unsubscribeFromPush,
} from '@sakina/api-client/wire/notices'
import { noticeRules } from '@sakina/domain/notices'
import {
  subscribeMyBrowser,
  readMyPushSettings,
  unsubscribeMyBrowser,
  setMyNoticeChoice,
  listMyNoticeChoices,
  readNoticeBell,
  listMyNotices,
  markMyNoticesRead,
} from '../../use-cases/notices/my-notices.ts'
import { noticesChannel } from '../../use-cases/notices/announce-notices.ts'
import { streamRecordResponse } from '../stream-record-response.ts'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { defineRoute, type Route } from '../route.ts'

export const noticeRoutes: readonly Route[] = [
  defineRoute(listNotices, async ({ app, customer, query, language }) => {
    const page = await listMyNotices(app, customer, { ...query, language })
    const answer = mapPage(page, ({ row, words }) => ({
      id: row.id,
      kind: row.kind,
      topic: noticeRules[row.kind].topic,
      ...words,
      at: instant(row.createdAt),
      read: row.readAt !== null,
    }))
    return { ...answer, unread: page.unread }
  }),

  defineRoute(followNotices, async (call) => {
    const { app, customer } = call
    const read = () => readNoticeBell(app, customer)
    streamRecordResponse(call, followNotices, { event: 'notices', ids: [noticesChannel(customer.id)], read })
    return read()
  }),

  defineRoute(markNoticesAsRead, async ({ app, customer, body }) => {
    await markMyNoticesRead(app, customer, body.id === undefined ? undefined : String(body.id))
    return { message: null }
  }),

  defineRoute(
    listNoticeChoices,
    async ({ app, customer, language }) => await listMyNoticeChoices(app, customer, language),
  ),

  defineRoute(updateNoticeChoices, async ({ app, customer, body, language }) => {
    await setMyNoticeChoice(app, customer, { ...body, language })
    return { message: null }
  }),

  defineRoute(getPushSettings, async ({ app, customer }) => await readMyPushSettings(app, customer)),

  defineRoute(subscribeToPush, async ({ app, customer, body }) => {
    await subscribeMyBrowser(app, customer, body)
    return { message: null }
  }),

  defineRoute(unsubscribeFromPush, async ({ app, customer, body }) => {
    await unsubscribeMyBrowser(app, customer, body.endpoint)
    return { message: null }
  }),
]
