import { pageOfRows, toPageRange } from '../catalogue/page.ts'
import type { QueryOf } from '@sakina/api-client/wire/operation'
import type { opsListRecruitment } from '@sakina/api-client/wire/ops'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { trackingStages } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import { ordersByIds } from '../../db/repositories/orders.ts'
import { countRecruitment, paginateRecruitment } from '../../db/repositories/recruitment.ts'
import { readOrderViews } from '../orders/order-views.ts'

/** Lists the recruitments under way, the earliest due first, with the counts of every stage. */
export async function listRecruitment(
  app: Application,
  {
    stage,
    late,
    branch,
    search,
    branches,
    ...query
  }: QueryOf<typeof opsListRecruitment> & { branches?: BranchLimit },
) {
  const db = app.database.reader
  const today = riyadhDay(instant(app.now()))
  const lateBefore = addDays(today, -app.config.policies.recruitmentDays)
  const filter = { lateBefore, branches, branch, search }
  const counted = await countRecruitment(db, filter)
  const ids = await paginateRecruitment(db, { ...filter, stage, late, ...toPageRange(query) })
  const orders = await ordersByIds(db, ids)
  const ordered = ids.flatMap((id) => orders.find((order) => order.id === id) ?? [])
  const counts = trackingStages.map(
    (each) => counted.find((row) => row.stage === each) ?? { stage: each, count: 0, late: 0 },
  )
  const total = counts
    .filter((row) => stage === undefined || row.stage === stage)
    .reduce((sum, row) => sum + (late === true ? row.late : row.count), 0)
  return { ...pageOfRows(await readOrderViews(db, ordered), total, query), counts }
}
