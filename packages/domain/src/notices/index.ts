export { channelsFor, isChoosable, isWanted } from './preferences.ts'
export { sendAt } from './quiet-hours.ts'
export { dueReminder } from './reminders.ts'
export { noticeRules, type Notice, type NoticeFacts, type NoticeRule } from './table.ts'
