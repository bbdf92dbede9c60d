import { MAX_CATALOGUE_ID } from '@sakina/api-client/wire/inputs'
import type { BodyOf, QueryOf } from '@sakina/api-client/wire/operation'
import type { opsListWorkers, opsSetWorkerDocument } from '@sakina/api-client/wire/office-workers'
import { instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { isPlausibleExpiry } from '@sakina/domain/identity'
import {
  documentAlerts,
  workerAvailabilities,
  type WorkerAvailability,
  type WorkerDocumentKind,
} from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { isKnownWorker } from '../../db/repositories/absences.ts'
import { paginateWorkerActs } from '../../db/repositories/office-acts.ts'
import {
  addWorkerDocument,
  changeWorkerDocument,
  countOfficeWorkers,
  documentOfWorker,
  documentsOfWorkers,
  lockWorker,
  paginateOfficeWorkers,
  removeWorkerDocument,
  type WorkerDocument,
} from '../../db/repositories/office-workers.ts'
import { setWorkerWithdrawn } from '../../db/repositories/office.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import { factsOfWorker, keepAct, runOfficeCommand, type OfficeCommand } from './office-command.ts'

/** A worker as the office sees her. */
export type OfficeWorkerView = {
  readonly worker: WorkerRow
  readonly availability: WorkerAvailability
  readonly absentUntil: LocalDate | null
  readonly documents: readonly WorkerDocument[]
}

const today = (app: Pick<Application, 'now'>): LocalDate => riyadhDay(instant(app.now()))

async function viewsOf(
  app: Application,
  rows: Awaited<ReturnType<typeof paginateOfficeWorkers>>,
): Promise<readonly OfficeWorkerView[]> {
  const { worker: workers } = await app.catalogue.read()
  const documents = await documentsOfWorkers(
    app.database.reader,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, availability, absentUntil }) => {
    const worker = workers.get(id)
    if (worker === undefined) return []
    return {
      worker,
      availability,
      absentUntil: absentUntil === null ? null : localDate(absentUntil),
      documents: documents.filter(({ workerId }) => workerId === id),
    }
  })
}

/** Lists the workers, with counts by what they do today and by documents that expire. */
export async function listOfficeWorkers(
  app: Application,
  {
    availability,
    documents,
    page,
    limit,
    ...asked
  }: QueryOf<typeof opsListWorkers> & { readonly branches?: BranchLimit },
) {
  const db = app.database.reader
  const filter = { ...asked, today: today(app), now: app.now() }
  const counted = await countOfficeWorkers(db, filter)
  const range = { page, limit }
  const rows = await paginateOfficeWorkers(db, { ...filter, availability, documents, ...toPageRange(range) })
  const sumOf = (part: 'count' | (typeof documentAlerts)[number], of = counted) =>
    of.reduce((sum, row) => sum + row[part], 0)
  const total = sumOf(
    documents ?? 'count',
    counted.filter((row) => availability === undefined || row.availability === availability),
  )
  return {
    ...pageOfRows(await viewsOf(app, rows), total, range),
    counts: workerAvailabilities.map((each) => ({
      availability: each,
      count: counted.find((row) => row.availability === each)?.count ?? 0,
    })),
    alerts: documentAlerts.map((alert) => ({ alert, count: sumOf(alert) })),
  }
}

export async function readOfficeWorker(app: Application, id: number): Promise<OfficeWorkerView> {
  const filter = { today: today(app), now: app.now(), worker: id, offset: 0, limit: 1 }
  const [view] = await viewsOf(app, await paginateOfficeWorkers(app.database.reader, filter))
  if (view === undefined) throw new Failure('not_found')
  return view
}

/** Lists the acts of the office about a worker, the newest first. */
export async function listWorkerActs(
  app: Application,
  { id, ...query }: PageInput & { readonly id: number },
) {
  const db = app.database.reader
  if (!(await isKnownWorker(db, id))) throw new Failure('not_found')
  const { rows, total } = await paginateWorkerActs(db, { worker: id, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

/** An act on a worker is kept with what was before and after. */
const isKept = true

/** What was before and after an act on a worker; undefined keeps no act. */
type WorkerChange = { readonly before: string | null; readonly after: string | null } | undefined

/** Changes a worker while nobody else does, and keeps the act with a fact of her file before and after. */
async function changeWorker(
  app: Application,
  command: OfficeCommand,
  workerId: number,
  change: (tx: Tx, worker: Pick<WorkerRow, 'status'>) => Promise<WorkerChange>,
): Promise<void> {
  await runOfficeCommand(
    app,
    command,
    async (tx) => {
      const worker = await lockWorker(tx, workerId)
      if (worker === undefined) throw new Failure('not_found')
      const changed = await change(tx, worker)
      if (changed === undefined) return
      await keepAct(tx, app, command, {
        recordId: command.id,
        customerId: null,
        before: factsOfWorker(changed.before, workerId),
        after: factsOfWorker(changed.after, workerId),
        notices: 0,
      })
    },
    isKept,
  )
}

/** Takes a worker off the offer by hand, which an import does not undo, or puts her back. */
export async function setWorkerAvailability(
  app: Application,
  command: OfficeCommand,
  available: boolean,
): Promise<void> {
  const id = Number(command.id)
  if (!Number.isSafeInteger(id) || id < 1 || id > MAX_CATALOGUE_ID) throw new Failure('not_found')
  await changeWorker(app, command, id, async (tx, { status }) => {
    await setWorkerWithdrawn(tx, id, !available)
    return {
      before: status === 'available' ? 'offered' : 'withdrawn',
      after: available ? 'offered' : 'withdrawn',
    }
  })
  app.catalogue.forget()
}

const describeDocument = (kind: WorkerDocumentKind, expiresOn: string | undefined): string | null =>
  expiresOn === undefined ? null : `${kind} ${expiresOn}`

/** Records until when a document of a worker is valid, unless somebody has changed it meanwhile. */
export async function setWorkerDocument(
  app: Application,
  command: OfficeCommand,
  workerId: number,
  { kind, expiresOn, seenExpiresOn: seen }: BodyOf<typeof opsSetWorkerDocument>,
): Promise<void> {
  if (expiresOn !== undefined && !isPlausibleExpiry(localDate(expiresOn), today(app)))
    throw invalidFieldsFailure({ expiresOn: 'not_allowed' })
  await changeWorker(app, command, workerId, async (tx) => {
    const document = await documentOfWorker(tx, workerId, kind)
    if (document?.expiresOn !== seen) throw new Failure('transition_not_allowed')
    if (document?.expiresOn === expiresOn) return undefined
    const recordedAt = app.now()
    if (document === undefined) {
      if (expiresOn !== undefined)
        await addWorkerDocument(tx, { id: app.newId(), workerId, kind, expiresOn, recordedAt })
    } else if (expiresOn === undefined) await removeWorkerDocument(tx, document.id)
    else await changeWorkerDocument(tx, document.id, { expiresOn, recordedAt })
    return {
      before: describeDocument(kind, document?.expiresOn),
      after: describeDocument(kind, expiresOn),
    }
  })
}
