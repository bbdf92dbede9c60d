import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsGetWorker } from '@sakina/api-client/wire/office-workers'

/** A worker as the office sees her. */
export type OfficeWorker = EntityOf<typeof opsGetWorker>

/** A document of a worker that expires. */
export type Document = OfficeWorker['documents'][number]
