import absences from '../absences/messages/en.json'
import acts from '../acts/messages/en.json'
import answer from '../answer/messages/en.json'
import app from '../app/messages/en.json'
import dispatch from '../dispatch/messages/en.json'
import file from '../file/messages/en.json'
import inbox from '../inbox/messages/en.json'
import money from '../money/messages/en.json'
import newOrder from '../new-order/messages/en.json'
import password from '../password/messages/en.json'
import recruitment from '../recruitment/messages/en.json'
import sessions from '../sessions/messages/en.json'
import signIn from '../sign-in/messages/en.json'
import staff from '../staff/messages/en.json'
import today from '../today/messages/en.json'
import welcome from '../welcome/messages/en.json'
import workers from '../workers/messages/en.json'

import type { MessageId } from './arabic-messages.ts'

/** The English messages. */
export const englishMessages: Readonly<Record<MessageId, string>> = {
  ...absences,
  ...acts,
  ...answer,
  ...app,
  ...dispatch,
  ...file,
  ...inbox,
  ...money,
  ...newOrder,
  ...password,
  ...recruitment,
  ...sessions,
  ...signIn,
  ...staff,
  ...today,
  ...welcome,
  ...workers,
}
