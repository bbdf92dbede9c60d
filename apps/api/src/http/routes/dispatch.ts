import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { listDispatch } from '../../use-cases/office/dispatch.ts'
import { localize } from '../language.ts'
import { resultPageBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'
import { addressLine } from '../shapes/address-line.ts'
import { formatMobile } from '../shapes/customer.ts'
import { toWireRelation } from '../shapes/relation.ts'

/** The route of the day of a branch. */
export const dispatchRoutes: readonly Route[] = [
  defineRoute(opsListDispatch, async ({ app, staff, query, language }) => {
    const { addresses, counts, drivers, workers, ...page } = await listDispatch(app, staff, query)
    const catalogue = await app.catalogue.read()
    return {
      ...resultPageBody(page, (row) => {
        const address = row.addressId === null ? undefined : addresses.get(row.addressId)
        return {
          id: row.id,
          kind: row.kind,
          number: row.number,
          state: row.state,
          arrives_from: row.arrivesFrom?.toISOString() ?? null,
          arrives_to: row.arrivesTo?.toISOString() ?? null,
          is_late: row.isLate,
          is_worker_absent: row.isWorkerAbsent,
          worker_count: row.workerCount,
          employee_id: toWireRelation(
            row.workerId === null ? undefined : catalogue.worker.get(row.workerId),
            language,
          ),
          driver: row.driver,
          partner_id: {
            id: row.customerId,
            name: row.customerName,
            phone: formatMobile(row.customerPhone) ?? '',
          },
          branch_id: toWireRelation(
            row.branchId === null ? undefined : catalogue.branch.get(row.branchId),
            language,
          ),
          address: address === undefined ? null : addressLine(address, { catalogue, language }),
        }
      }),
      counts,
      drivers,
      workers: workers.map(({ row, count, isAbsent }) => ({
        id: row.id,
        name: localize(row.name, language),
        count,
        is_absent: isAbsent,
      })),
    }
  }),
]
