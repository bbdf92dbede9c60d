import { chooseNotices, listNoticeChoices, listNotices, readNotices } from '@sakina/api-client/wire/notices'
import { noticeRules } from '@sakina/domain/notices'
import { chooseMyNotices, myNoticeChoices } from '../../use-cases/notices/my-choices.ts'
import { myNotices, readMyNotices } from '../../use-cases/notices/my-notices.ts'
import { result, resultPage, success } from '../answers.ts'
import { route, type Route } from '../route.ts'

export const noticeRoutes: readonly Route[] = [
  route(listNotices, async ({ app, customer, query, language }) => {
    const page = await myNotices(app, customer, { ...query, language })
    const answer = resultPage(page, ({ row, words }) => ({
      id: row.id,
      kind: row.kind,
      topic: noticeRules[row.kind].topic,
      ...words,
      at: row.createdAt.toISOString(),
      read: row.readAt !== null,
    }))
    return { ...answer, unread: page.unread }
  }),

  route(readNotices, async ({ app, customer, body }) => {
    await readMyNotices(app, customer, body.id === undefined ? undefined : String(body.id))
    return success({})
  }),

  route(listNoticeChoices, async ({ app, customer, language }) =>
    result(await myNoticeChoices(app, customer, language)),
  ),

  route(chooseNotices, async ({ app, customer, body, language }) => {
    await chooseMyNotices(app, customer, { ...body, language })
    return success({})
  }),
]
