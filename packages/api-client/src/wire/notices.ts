import { noticeChannels, noticeTopics } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import { toNotice, toNoticeTopic } from './entities/notice.ts'
import { answered, answeredPage, toPage } from './envelope.ts'
import { count, list } from './fields.ts'
import { choice, idInput, yesNo } from './inputs.ts'
import { operation } from './operation.ts'
import { paged } from './queries.ts'
import { noticeSchema, noticeTopicSchema } from './shapes/notice.ts'

export const listNotices = operation({
  id: 'listNotices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices',
  summary: 'What the customer was told, newest first, and how much of it is unread',
  auth: 'required',
  query: v.strictObject({ ...paged }),
  answer: v.object({ ...answeredPage(noticeSchema).entries, unread: count() }),
  errors: [],
  cache: 'account',
  extension: true,
  read: (answer) => ({ ...toPage(answer, toNotice), unread: answer.unread }),
})

export const readNotices = operation({
  id: 'readNotices',
  area: 'notices',
  method: 'POST',
  path: '/my/notices/read',
  summary: 'Mark one notice as read, or all of them',
  auth: 'required',
  body: v.strictObject({ id: v.optional(idInput()) }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const listNoticeChoices = operation({
  id: 'listNoticeChoices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices/choices',
  summary: 'Which topics reach the customer beside the portal’s own list',
  auth: 'required',
  answer: answered(list(noticeTopicSchema)),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result }) => result.map(toNoticeTopic),
})

export const chooseNotices = operation({
  id: 'chooseNotices',
  area: 'notices',
  method: 'POST',
  path: '/my/notices/choices',
  summary: 'Ask for the notices of a topic by email or text message, or refuse them',
  auth: 'required',
  body: v.strictObject({
    topic: choice(noticeTopics),
    channel: choice(noticeChannels),
    wanted: yesNo(),
  }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})
