import { instant } from '@sakina/domain/calendar'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { money } from '@sakina/domain/money'
import { optionalInstant } from '../optional-values.ts'
import { opsListQueue, takeFromQueue } from '@sakina/api-client/wire/queue'
import { listQueue, takeQueueItem } from '../../use-cases/office/queue.ts'
import { defineRoute, type Route } from '../route.ts'
import { formatMobile } from '../shapes/customer.ts'
import { toRelation } from '../shapes/relation.ts'

/** The routes of what waits for the office. */
export const queueRoutes: readonly Route[] = [
  defineRoute(opsListQueue, async ({ app, staff, query, language }) => {
    const { counts, now, ...page } = await listQueue(app, staff, query)
    const { branch, worker } = await app.catalogue.read()
    return {
      ...mapPage(page, (row) => ({
        id: row.id,
        kind: row.kind,
        number: row.number,
        about: row.about,
        amount: row.amount === null ? null : money(row.amount),
        due: optionalInstant(row.due),
        since: instant(row.since),
        isOverdue: row.due !== null && row.due < now,
        customer:
          row.customerName === null
            ? null
            : {
                id: row.customerId,
                name: row.customerName ?? '',
                phone: formatMobile(row.customerPhone) ?? '',
              },
        worker: toRelation(row.workerId === null ? undefined : worker.get(row.workerId), language),
        branch: toRelation(row.branchId === null ? undefined : branch.get(row.branchId), language),
        owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
        isMine: row.ownerId !== null && row.ownerId === staff?.id,
      })),
      counts: [...counts],
    }
  }),

  defineRoute(takeFromQueue, async ({ app, staff, params, body }) => {
    await takeQueueItem(app, staff, params.id, body)
    return { message: null }
  }),
]
