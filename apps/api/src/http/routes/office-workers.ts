import { opsGetWorker, opsListWorkers, opsSetWorkerDocument } from '@sakina/api-client/wire/office-workers'
import { localDate } from '@sakina/domain/calendar'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { branchLimitOf } from '../../use-cases/office/branch-limit.ts'
import {
  listOfficeWorkers,
  readOfficeWorker,
  setWorkerDocument,
  type OfficeWorkerView,
} from '../../use-cases/office/workers.ts'
import type { Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toWorker } from '../shapes/worker.ts'

const toOfficeWorker = (
  { worker, availability, absentUntil, documents }: OfficeWorkerView,
  catalogue: Catalogue,
  language: Language,
) => ({
  ...toWorker(worker, catalogue, language),
  availability,
  absentUntil,
  documents: documents.map(({ kind, expiresOn }) => ({ kind, expiresOn: localDate(expiresOn) })),
})

/** The routes of the files of workers. */
export const officeWorkerRoutes: readonly Route[] = [
  defineRoute(opsListWorkers, async ({ app, query, staff, language }) => {
    const { counts, alerts, ...page } = await listOfficeWorkers(app, {
      ...query,
      branches: branchLimitOf(staff),
    })
    const catalogue = await app.catalogue.read()
    return { ...mapPage(page, (view) => toOfficeWorker(view, catalogue, language)), counts, alerts }
  }),
  defineRoute(opsGetWorker, async ({ app, params, language }) =>
    toOfficeWorker(await readOfficeWorker(app, params.id), await app.catalogue.read(), language),
  ),
  defineRoute(opsSetWorkerDocument, async ({ app, params, body, idempotencyKey: key, staff, language }) => {
    const { id } = params
    const command = { operation: 'opsSetWorkerDocument', id: String(id), content: body, key, staff }
    await setWorkerDocument(app, command, id, body)
    return toOfficeWorker(await readOfficeWorker(app, id), await app.catalogue.read(), language)
  }),
]
