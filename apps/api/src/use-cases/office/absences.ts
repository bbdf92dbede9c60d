import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsEndAbsence, opsRecordAbsence } from '@sakina/api-client/wire/ops'
import {
  addDays,
  daysBetween,
  instant,
  laterOf,
  localDate,
  riyadhDay,
  type LocalDate,
} from '@sakina/domain/calendar'
import { MAX_ABSENCE_DAYS } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { QueryExecutor, Tx } from '../../db/database.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import {
  absenceById,
  addAbsence,
  endAbsenceOn,
  isKnownWorker,
  lockAbsence,
  paginateAbsences,
  removeAbsence,
  reservedTimeOfWorker,
  type Absence,
  type ReservedTime,
} from '../../db/repositories/absences.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { factsOfWorker, keepAct, runOfficeCommand, type OfficeCommand } from './office-command.ts'

/** What families have of a worker's time: a visit, or days of a contract or of an order. */
export type TouchedTime = ReservedTime & { readonly workerId: number }

/** An absence, with what still has to be given to somebody else. */
export type AbsenceView = { readonly absence: Absence; readonly touched: readonly TouchedTime[] }

type Days = { readonly from: LocalDate; readonly to: LocalDate }

function requireDays(days: { readonly from: string; readonly to: string }, today: LocalDate): Days {
  const [from, to] = [localDate(days.from), localDate(days.to)]
  if (to < from || to < today) throw invalidFieldsFailure({ to: 'too_small' })
  if (daysBetween(from, to) >= MAX_ABSENCE_DAYS) throw invalidFieldsFailure({ to: 'too_large' })
  return { from, to }
}

const today = (app: Pick<Application, 'now'>): LocalDate => riyadhDay(instant(app.now()))

/** What has passed cannot be given to somebody else. */
async function touchedBy(
  db: QueryExecutor,
  app: Pick<Application, 'now'>,
  workerId: number,
  { from, to }: Days,
): Promise<readonly TouchedTime[]> {
  const days = { workerId, from: laterOf(from, today(app)), to, now: app.now() }
  return (await reservedTimeOfWorker(db, days)).map((time) => ({ ...time, workerId }))
}

/** Shows what an absence of a worker would touch, and records nothing. */
export async function previewAbsence(
  app: Application,
  workerId: number,
  days: { readonly from: string; readonly to: string },
): Promise<readonly TouchedTime[]> {
  const db = app.database.reader
  if (!(await isKnownWorker(db, workerId))) throw new Failure('not_found')
  return touchedBy(db, app, workerId, requireDays(days, today(app)))
}

type AbsenceDays = Pick<Absence, 'id' | 'workerId' | 'firstDay' | 'lastDay' | 'reason'>

const describeAbsence = ({ firstDay, lastDay, reason }: AbsenceDays): string =>
  `${firstDay} – ${lastDay} (${reason})`

/** Keeps who recorded or ended an absence, with its days before and after. */
async function keepActOfAbsence(
  tx: Tx,
  app: Application,
  command: OfficeCommand,
  change: { readonly before: AbsenceDays | undefined; readonly after: AbsenceDays | undefined },
): Promise<void> {
  const absence = change.after ?? change.before
  if (absence === undefined) return
  const facts = (days: AbsenceDays | undefined) =>
    factsOfWorker(days === undefined ? null : describeAbsence(days), absence.workerId)
  await keepAct(tx, app, command, {
    recordId: absence.id,
    customerId: null,
    before: facts(change.before),
    after: facts(change.after),
    notices: 0,
  })
}

/** An act on an absence is kept with its days. */
const isKept = true

/** Records that a worker does not work on some days, and returns the id of the absence. */
export async function recordAbsence(
  app: Application,
  command: OfficeCommand,
  workerId: number,
  body: BodyOf<typeof opsRecordAbsence>,
): Promise<string> {
  const { from, to } = requireDays(body, today(app))
  const id = await runOfficeCommand(
    app,
    command,
    async (tx) => {
      if (!(await isKnownWorker(tx, workerId))) throw new Failure('not_found')
      const absence = {
        id: app.newId(),
        workerId,
        firstDay: from,
        lastDay: to,
        reason: body.reason,
        note: body.note ?? null,
        createdAt: app.now(),
      }
      await addAbsence(tx, absence)
      await keepActOfAbsence(tx, app, command, { before: undefined, after: absence })
      return absence.id
    },
    isKept,
  )
  app.catalogue.forget()
  return id
}

/** Ends an absence early; one that has not begun is removed. */
export async function endAbsence(
  app: Application,
  command: OfficeCommand,
  body: BodyOf<typeof opsEndAbsence>,
): Promise<void> {
  await runOfficeCommand(
    app,
    command,
    async (tx) => {
      const absence = await lockAbsence(tx, command.id)
      if (absence === undefined) throw new Failure('not_found')
      if (absence.lastDay < today(app)) throw new Failure('transition_not_allowed')
      const lastDay = body.to === undefined ? addDays(today(app), -1) : localDate(body.to)
      if (lastDay >= absence.lastDay) throw invalidFieldsFailure({ to: 'too_large' })
      const isRemoved = lastDay < absence.firstDay
      if (isRemoved) await removeAbsence(tx, absence.id)
      else await endAbsenceOn(tx, absence.id, lastDay)
      await keepActOfAbsence(tx, app, command, {
        before: absence,
        after: isRemoved ? undefined : { ...absence, lastDay },
      })
    },
    isKept,
  )
  app.catalogue.forget()
}

async function viewOf(app: Application, absence: Absence): Promise<AbsenceView> {
  const days = { from: localDate(absence.firstDay), to: localDate(absence.lastDay) }
  return { absence, touched: await touchedBy(app.database.reader, app, absence.workerId, days) }
}

export async function readAbsence(app: Application, id: string): Promise<AbsenceView> {
  const absence = await absenceById(app.database.reader, id)
  if (absence === undefined) throw new Failure('not_found')
  return viewOf(app, absence)
}

/** Lists the absences that are not over, each with what still has to be given to somebody else. */
export async function listAbsences(
  app: Application,
  query: PageInput & { readonly worker?: number | undefined; readonly branches?: BranchLimit },
) {
  const { rows, total } = await paginateAbsences(app.database.reader, {
    from: today(app),
    worker: query.worker,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await Promise.all(rows.map((absence) => viewOf(app, absence))), total, query)
}
