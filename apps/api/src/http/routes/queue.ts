import { opsListQueue, takeFromQueue } from '@sakina/api-client/wire/queue'
import { listQueue, takeQueueItem } from '../../use-cases/office/queue.ts'
import { resultPageBody, successBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'
import { formatMobile } from '../shapes/customer.ts'
import { toWireRelation } from '../shapes/relation.ts'
import { halalasToSar } from '../wire-money.ts'

/** The routes of what waits for the office. */
export const queueRoutes: readonly Route[] = [
  defineRoute(opsListQueue, async ({ app, staff, query, language }) => {
    const { counts, now, ...page } = await listQueue(app, staff, query)
    const { branch } = await app.catalogue.read()
    return {
      ...resultPageBody(page, (row) => ({
        id: row.id,
        kind: row.kind,
        number: row.number,
        about: row.about,
        amount: row.amount === null ? null : halalasToSar(row.amount),
        due: row.due?.toISOString() ?? null,
        since: row.since.toISOString(),
        is_overdue: row.due !== null && row.due < now,
        partner_id: {
          id: row.customerId,
          name: row.customerName,
          phone: formatMobile(row.customerPhone) ?? '',
        },
        branch_id: toWireRelation(row.branchId === null ? undefined : branch.get(row.branchId), language),
        owner_id: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
        is_mine: row.ownerId !== null && row.ownerId === staff?.id,
      })),
      counts: [...counts],
    }
  }),

  defineRoute(takeFromQueue, async ({ app, staff, params, body }) => {
    await takeQueueItem(app, staff, params.id, body)
    return successBody({})
  }),
]
