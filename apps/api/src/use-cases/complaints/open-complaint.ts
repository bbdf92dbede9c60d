import { instant, riyadhDay } from '@sakina/domain/calendar'
import { complaintAnswerTimeRange } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  addComplaint,
  addComplaintEvent,
  addComplaintPictures,
  type NewComplaint,
} from '../../db/repositories/complaints.ts'
import { createRecordNumber } from '../orders/record-number.ts'

/** Opens a complaint, which the office promises to answer within the hours of the policies. */
export async function openComplaint(
  tx: Tx,
  app: Application,
  about: Omit<NewComplaint, 'id' | 'number' | 'state' | 'requestDate' | 'answerBy' | 'createdAt'>,
  pictures: readonly string[] = [],
): Promise<{ readonly id: string; readonly number: string }> {
  const now = app.now()
  const [id, number] = [app.newId(), createRecordNumber('CP', app.randomBytes)]
  await addComplaint(tx, {
    ...about,
    id,
    number,
    state: 'open',
    requestDate: riyadhDay(instant(now)),
    answerBy: new Date(complaintAnswerTimeRange(instant(now), app.config.policies).by),
    createdAt: now,
  })
  const event = { id: app.newId(), complaintId: id, state: 'open', note: null, byOffice: false } as const
  await addComplaintEvent(tx, { ...event, at: now })
  await addComplaintPictures(tx, event.id, pictures)
  return { id, number }
}
