import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  moneySubject,
  noticesOfCustomer,
  readMoneyFacts,
  type MoneyRecord,
  type MoneySubject,
} from '../../db/repositories/office-acts.ts'
import type { Notice } from '@sakina/domain/notices'
import type { MoneyFacts } from '../../db/schema/office.ts'
import { Failure } from '../../failures/failure.ts'
import { joinMessages } from '../notices/join-messages.ts'
import { readWalletBalance } from '../wallet/wallet.ts'
import { keepAct, runOfficeCommand, type OfficeCommand } from './office-command.ts'
import { noticeContent } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'

/** A command of the office on money; a preview shows what it would change, and changes nothing. */
export type MoneyCommand = OfficeCommand & { readonly isPreview?: boolean }

/** What an act changes: the states and sums before and after, and the notices it sends. */
export type MoneyChange = {
  readonly before: MoneyFacts
  readonly after: MoneyFacts
  readonly notices: readonly Notice[]
}

/** Carries the change out of a transaction that is undone. */
export class PreviewEnded extends Error {
  override readonly name = 'PreviewEnded'
  readonly change: MoneyChange

  constructor(change: MoneyChange) {
    super('The transaction of a preview is undone.')
    this.change = change
  }
}

async function requireSubject(tx: Tx, record: MoneyRecord, id: string): Promise<MoneySubject> {
  const subject = await moneySubject(tx, record, id)
  if (subject === undefined) throw new Failure('not_found')
  return subject
}

const factsOf = async (tx: Tx, subject: MoneySubject): Promise<MoneyFacts> =>
  readMoneyFacts(tx, subject, (await readWalletBalance(tx, subject.customerId)).available)

async function observe(
  tx: Tx,
  record: MoneyRecord,
  id: string,
  work: (tx: Tx) => Promise<string | void>,
): Promise<MoneyChange & { readonly customerId: string; readonly result: string | undefined }> {
  const subject = await requireSubject(tx, record, id)
  const before = await factsOf(tx, subject)
  const known = new Set((await noticesOfCustomer(tx, subject.customerId)).map((notice) => notice.id))
  const result = (await work(tx)) ?? undefined
  await joinMessages(tx, subject.customerId, id)
  const after = await factsOf(tx, await requireSubject(tx, record, id))
  const notices = (await noticesOfCustomer(tx, subject.customerId))
    .filter((notice) => !known.has(notice.id))
    .map(({ notice }) => notice)
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
  return { customerId: subject.customerId, result, before, after, notices }
}

const preview = (
  app: Application,
  record: MoneyRecord,
  id: string,
  work: (tx: Tx) => Promise<string | void>,
): Promise<string> =>
  app.database.write(async (tx): Promise<string> => {
    throw new PreviewEnded(await observe(tx, record, id, work))
  })

/** Runs an answer to a family, which may move money but is kept with the record; a preview undoes it. */
export const runAnswer = (
  app: Application,
  command: MoneyCommand,
  record: MoneyRecord,
  work: (tx: Tx) => Promise<string | void>,
): Promise<string> =>
  command.isPreview === true ? preview(app, record, command.id, work) : runOfficeCommand(app, command, work)

/**
 * Runs a command of the office on money and keeps who acted, why, and what was before and after. A preview
 * runs it too, undoes it, and throws what it would have changed.
 */
export async function runMoneyCommand(
  app: Application,
  command: MoneyCommand,
  record: MoneyRecord,
  work: (tx: Tx) => Promise<string | void>,
): Promise<string> {
  if (command.isPreview === true) return preview(app, record, command.id, work)
  const isKept = true
  return runOfficeCommand(
    app,
    command,
    async (tx) => {
      const { customerId, result, before, after, notices } = await observe(tx, record, command.id, work)
      const act = { recordId: command.id, customerId, before, after, notices: notices.length }
      await keepAct(tx, app, command, act)
      return result
    },
    isKept,
  )
}

/** What an act would change, and what the family would read. */
type Preview = Omit<MoneyChange, 'notices'> & {
  readonly notices: readonly { readonly kind: string; readonly title: string; readonly text: string }[]
}

/** Runs an act of the office only to see what it would change. */
export async function previewAct(
  { operation, id, content }: Pick<MoneyCommand, 'operation' | 'id' | 'content'>,
  act: (command: MoneyCommand) => Promise<unknown>,
  language: Language,
): Promise<Preview> {
  try {
    await act({ operation, id, content, key: undefined, isPreview: true })
  } catch (error) {
    if (error instanceof PreviewEnded) {
      const { before, after, notices } = error.change
      const told = notices.map((notice) => ({ ...noticeContent(notice, language), kind: notice.kind }))
      return { before, after, notices: told }
    }
    throw error
  }
  throw new Error(`${operation} was carried out instead of previewed`)
}
