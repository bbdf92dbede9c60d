import { noticeChannels, noticeTopics } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { successSchema, toSuccessResponse } from './success-response.ts'
import { toNotice, toNoticeTopicChoices } from './entities/notice.ts'
import { resultEnvelopeSchema, pageEnvelopeSchema, toPage } from './envelope.ts'
import { countField, listField, optionalIdField, optionalTextField, textField } from './fields.ts'
import { choiceInputSchema, idInputSchema, booleanInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { pageQuery } from './queries.ts'
import { noticeSchema, noticeTopicSchema } from './shapes/notice.ts'

/** A URL of a push service, in ASCII. */
// @__NO_SIDE_EFFECTS__
const endpointInput = () =>
  v.pipe(
    v.string('wrong_type'),
    v.maxLength(1000, 'too_long'),
    v.regex(/^https?:\/\/[\x21-\x7e]+$/, 'not_allowed'),
  )

/** A key of a browser, in base64url. */
// @__NO_SIDE_EFFECTS__
const keyInput = () => v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{1,100}$/, 'not_allowed'))

export const listNotices = defineOperation({
  id: 'listNotices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices',
  summary: 'What the customer was told, newest first, and how much of it is unread',
  auth: 'required',
  query: v.strictObject({ ...pageQuery }),
  answer: v.object({ ...pageEnvelopeSchema(noticeSchema).entries, unread: countField() }),
  errors: [],
  cache: 'account',
  extension: true,
  read: (answer) => ({ ...toPage(answer, toNotice), unread: answer.unread }),
})

/** Streams the newest notice and the number of unread ones on each change, as server-sent events. */
export const followNotices = defineOperation({
  id: 'followNotices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices/events',
  summary: 'The newest notice and the number of unread ones each time they change, as server-sent events',
  auth: 'required',
  answer: v.object({ latest_id: optionalIdField(), unread: countField() }),
  answerType: 'events',
  errors: [],
  cache: 'live',
  extension: true,
  read: ({ latest_id, unread }) => ({ latestId: latest_id, unread }),
})

export const markNoticesAsRead = defineOperation({
  id: 'markNoticesAsRead',
  area: 'notices',
  method: 'POST',
  path: '/my/notices/read',
  summary: 'Mark one notice as read, or all of them',
  auth: 'required',
  body: v.strictObject({ id: v.optional(idInputSchema()) }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

/** Lists by which channels the customer wants the notices of each topic. */
export const listNoticeChoices = defineOperation({
  id: 'listNoticeChoices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices/choices',
  summary: 'Which topics reach the customer beside the portal’s own list',
  auth: 'required',
  answer: resultEnvelopeSchema(listField(noticeTopicSchema)),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result }) => result.map(toNoticeTopicChoices),
})

/** Stores whether the customer wants the notices of a topic by a channel. */
export const updateNoticeChoices = defineOperation({
  id: 'updateNoticeChoices',
  area: 'notices',
  method: 'POST',
  path: '/my/notices/choices',
  summary: 'Ask for the notices of a topic by email or text message, or refuse them',
  auth: 'required',
  body: v.strictObject({
    topic: choiceInputSchema(noticeTopics),
    channel: choiceInputSchema(noticeChannels),
    wanted: booleanInputSchema(),
  }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const getPushSettings = defineOperation({
  id: 'getPushSettings',
  area: 'notices',
  method: 'GET',
  path: '/my/push',
  summary: 'The key that a browser subscribes with, and the endpoints of the customer’s browsers',
  auth: 'required',
  answer: resultEnvelopeSchema(
    v.object({ public_key: optionalTextField(), endpoints: listField(textField()) }),
  ),
  errors: [],
  cache: 'account',
  extension: true,
  read: ({ result: { public_key, endpoints } }) => ({ publicKey: public_key, endpoints }),
})

export const subscribeToPush = defineOperation({
  id: 'subscribeToPush',
  area: 'notices',
  method: 'POST',
  path: '/my/push',
  summary: 'Show notices in this browser, by its push subscription, until this session is signed out',
  auth: 'required',
  body: v.strictObject({
    endpoint: endpointInput(),
    p256dh: keyInput(),
    auth: keyInput(),
  }),
  answer: successSchema,
  errors: ['not_found'],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const unsubscribeFromPush = defineOperation({
  id: 'unsubscribeFromPush',
  area: 'notices',
  method: 'POST',
  path: '/my/push/off',
  summary: 'Show no more notices in this browser',
  auth: 'required',
  body: v.strictObject({ endpoint: endpointInput() }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})
