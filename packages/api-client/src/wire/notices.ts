import { noticeChannels, noticeTopics } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { field, listOf, record, resultOf } from './codec.ts'
import { countField, listField, optionalIdField, optionalTextField, textField } from './fields.ts'
import { noticeCodec, noticeTopicCodec } from './records/notice.ts'
import { extended, pageOf, successCodec } from './value-codecs.ts'
import { choiceInputSchema, idInputSchema, booleanInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { pageQuery } from './queries.ts'

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
  answer: extended(pageOf(noticeCodec), { unread: field('unread', countField()) }),
  errors: [],
  cache: 'account',
  extension: true,
})

/** Streams the newest notice and the number of unread ones on each change, as server-sent events. */
export const followNotices = defineOperation({
  id: 'followNotices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices/events',
  summary: 'The newest notice and the number of unread ones each time they change, as server-sent events',
  auth: 'required',
  answer: record({
    latestId: field('latest_id', optionalIdField()),
    unread: field('unread', countField()),
  }),
  answerType: 'events',
  errors: [],
  cache: 'live',
  extension: true,
})

export const markNoticesAsRead = defineOperation({
  id: 'markNoticesAsRead',
  area: 'notices',
  method: 'POST',
  path: '/my/notices/read',
  summary: 'Mark one notice as read, or all of them',
  auth: 'required',
  body: v.strictObject({ id: v.optional(idInputSchema()) }),
  answer: successCodec,
  errors: [],
  cache: 'never',
  extension: true,
})

/** Lists by which channels the customer wants the notices of each topic. */
export const listNoticeChoices = defineOperation({
  id: 'listNoticeChoices',
  area: 'notices',
  method: 'GET',
  path: '/my/notices/choices',
  summary: 'Which topics reach the customer beside the portal’s own list',
  auth: 'required',
  answer: resultOf(listOf(noticeTopicCodec)),
  errors: [],
  cache: 'account',
  extension: true,
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
  answer: successCodec,
  errors: [],
  cache: 'never',
  extension: true,
})

export const getPushSettings = defineOperation({
  id: 'getPushSettings',
  area: 'notices',
  method: 'GET',
  path: '/my/push',
  summary: 'The key that a browser subscribes with, and the endpoints of the customer’s browsers',
  auth: 'required',
  answer: resultOf(
    record({
      publicKey: field('public_key', optionalTextField()),
      endpoints: field('endpoints', listField(textField())),
    }),
  ),
  errors: [],
  cache: 'account',
  extension: true,
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
  answer: successCodec,
  errors: ['not_found'],
  cache: 'never',
  extension: true,
})

export const unsubscribeFromPush = defineOperation({
  id: 'unsubscribeFromPush',
  area: 'notices',
  method: 'POST',
  path: '/my/push/off',
  summary: 'Show no more notices in this browser',
  auth: 'required',
  body: v.strictObject({ endpoint: endpointInput() }),
  answer: successCodec,
  errors: [],
  cache: 'never',
  extension: true,
})
