import absencesAr from '../absences/messages/ar.json'
import actsAr from '../acts/messages/ar.json'
import answerAr from '../answer/messages/ar.json'
import appAr from '../app/messages/ar.json'
import dispatchAr from '../dispatch/messages/ar.json'
import fileAr from '../file/messages/ar.json'
import inboxAr from '../inbox/messages/ar.json'
import moneyAr from '../money/messages/ar.json'
import newOrderAr from '../new-order/messages/ar.json'
import passwordAr from '../password/messages/ar.json'
import recruitmentAr from '../recruitment/messages/ar.json'
import sessionsAr from '../sessions/messages/ar.json'
import signInAr from '../sign-in/messages/ar.json'
import staffAr from '../staff/messages/ar.json'
import todayAr from '../today/messages/ar.json'
import welcomeAr from '../welcome/messages/ar.json'
import workersAr from '../workers/messages/ar.json'

/** The Arabic messages, which lead. */
export const arabicMessages = {
  ...absencesAr,
  ...actsAr,
  ...answerAr,
  ...appAr,
  ...dispatchAr,
  ...fileAr,
  ...inboxAr,
  ...moneyAr,
  ...newOrderAr,
  ...passwordAr,
  ...recruitmentAr,
  ...sessionsAr,
  ...signInAr,
  ...staffAr,
  ...todayAr,
  ...welcomeAr,
  ...workersAr,
}

/** The id of a message of the office. */
export type MessageId = keyof typeof arabicMessages
