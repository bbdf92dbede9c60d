import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { listDispatch } from '../../use-cases/office/dispatch.ts'
import { optionalInstant } from '../optional-values.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { addressLine } from '../shapes/address-line.ts'
import { formatMobile } from '../shapes/customer.ts'
import { toRelation } from '../shapes/relation.ts'

/** The route of the day of a branch. */
export const dispatchRoutes: readonly Route[] = [
  defineRoute(opsListDispatch, async ({ app, staff, query, language }) => {
    const { addresses, counts, drivers, workers, ...page } = await listDispatch(app, staff, query)
    const catalogue = await app.catalogue.read()
    return {
      ...mapPage(page, (row) => {
        const address = row.addressId === null ? undefined : addresses.get(row.addressId)
        return {
          id: row.id,
          kind: row.kind,
          number: row.number,
          state: row.state,
          arrivesFrom: optionalInstant(row.arrivesFrom),
          arrivesTo: optionalInstant(row.arrivesTo),
          isLate: row.isLate,
          isWorkerAbsent: row.isWorkerAbsent,
          workerCount: row.workerCount,
          worker: toRelation(
            row.workerId === null ? undefined : catalogue.worker.get(row.workerId),
            language,
          ),
          driver: row.driver,
          customer: {
            id: row.customerId,
            name: row.customerName,
            phone: formatMobile(row.customerPhone) ?? '',
          },
          branch: toRelation(
            row.branchId === null ? undefined : catalogue.branch.get(row.branchId),
            language,
          ),
          address: address === undefined ? null : addressLine(address, { catalogue, language }),
        }
      }),
      counts: [...counts],
      drivers: [...drivers],
      workers: workers.map(({ row, count, isAbsent }) => ({
        id: row.id,
        name: localize(row.name, language),
        count,
        isAbsent,
      })),
    }
  }),
]
