import type { OperationRow } from '@sakina/api-client/wire/operation'
import { Failure } from '../failures/failure.ts'
import type { Metrics } from './metrics.ts'

/**
 * Runs the work of a request, or refuses it while the server already works on its maximum number of
 * requests.
 */
export type LoadLimiter = <Result>(operation: OperationRow, work: () => Promise<Result>) => Promise<Result>

/**
 * Whether an operation is accepted whatever the load: a health check, a call of the office or a
 * payment callback.
 */
const isAlwaysTaken = ({ area, id }: OperationRow): boolean =>
  area === 'health' || area === 'ops' || id === 'receivePaymentCallback'

const words = {
  ar: 'الإقبال كبير الآن. نرجو المحاولة بعد لحظات.',
  en: 'A lot of people are here right now. Please try again in a moment.',
}

/**
 * Creates the limit of requests in progress, without which a thousand at once would all wait for
 * seconds. Only the handler's work counts: neither a body that is still being received nor a stream
 * that waits for changes.
 */
export function createLoadLimit(maxConcurrent: number, metrics: Pick<Metrics, 'raise'>): LoadLimiter {
  let atWork = 0
  let refused = 0
  return async (operation, work) => {
    if (isAlwaysTaken(operation)) return work()
    if (atWork >= maxConcurrent) {
      refused += 1
      metrics.raise('requests_shed')
      // Spreads the retries, so that clients do not all come back in the same second.
      throw new Failure('unavailable', { words, retryAfterSeconds: 1 + (refused % 3) })
    }
    atWork += 1
    try {
      return await work()
    } finally {
      atWork -= 1
    }
  }
}
