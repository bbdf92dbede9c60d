import type { OperationRow } from '@sakina/api-client/wire/operation'
import { isStillSignedIn } from '../use-cases/identity/authenticate.ts'
import type { SignedInCustomer } from '../use-cases/identity/signed-in-customer.ts'
import { answerWriter } from './decode.ts'
import { streamEvents, type EventStreamSource } from './event-stream.ts'
import type { AnyRouteCall } from './route.ts'

type AnswerSource = Pick<EventStreamSource, 'event'> & {
  /** The ids of the records whose changes trigger a new read. */
  readonly ids: readonly string[]
  readonly read: () => Promise<unknown>
}

type Call = Pick<AnyRouteCall, 'app' | 'request' | 'reply' | 'streams'> & {
  readonly customer: SignedInCustomer
}

/** Streams the answer of an operation to a customer for as long as the session lasts. */
export function streamRecordResponse(
  { app, customer, request, reply, streams }: Call,
  operation: Pick<OperationRow, 'answer'>,
  { event, ids, read }: AnswerSource,
): void {
  const write = answerWriter(operation)
  const last = request.headers['last-event-id']
  streamEvents(reply, streams, {
    owner: customer.id,
    event,
    look: async () => {
      if (!(await isStillSignedIn(app, customer))) return undefined
      return write(await read())
    },
    follow: (listener) => app.changes.follow([...ids, customer.id], listener),
    lastSeen: typeof last === 'string' ? last : undefined,
  })
}
