import type { Application } from '../../application.ts'
import {
  isRecordOfBranches,
  type BranchLimit,
  type BranchRecord,
} from '../../db/repositories/branch-limit.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'
import { findRecordId } from './find-record.ts'

/** The branches to which the person who asks is limited; a machine sees them all. */
export const branchLimitOf = (staff: Pick<SignedInStaff, 'branches'> | undefined): BranchLimit =>
  staff === undefined || staff.branches.length === 0 ? undefined : staff.branches

/** Refuses a record of another branch as if there were none. */
export async function requireRecordOfBranches(
  app: Application,
  branches: BranchLimit,
  { kind, typed }: { readonly kind: BranchRecord; readonly typed: string },
): Promise<void> {
  if (branches === undefined) return
  const id = await findRecordId(app, typed, kind === 'order' || kind === 'contract' ? kind : undefined)
  if (!(await isRecordOfBranches(app.database.reader, branches, { kind, id }))) throw new Failure('not_found')
}

/** A person of some branches names one of them, or visits of theirs, for the day of a driver. */
export async function requireOwnBranch(
  app: Application,
  branches: BranchLimit,
  {
    branch: code,
    visits = [],
  }: { readonly branch?: string | undefined; readonly visits?: readonly string[] | undefined },
): Promise<void> {
  if (branches === undefined) return
  if (code === undefined && visits.length === 0) throw invalidFieldsFailure({ branch: 'required' })
  const { branches: all } = await app.catalogue.read()
  const named = all.find((branch) => branch.code === code)
  if (code !== undefined && (named === undefined || !branches.includes(named.id)))
    throw invalidFieldsFailure({ branch: 'not_allowed' })
  for (const typed of visits) await requireRecordOfBranches(app, branches, { kind: 'visit', typed })
}
