import type { OperationRow } from '@sakina/api-client/wire/operation'
import { Failure } from '../failures/failure.ts'
import type { Metrics } from './metrics.ts'

/** Runs the work of a call, or refuses it while as many others are being worked on as this server takes. */
export type LoadLimit = <Result>(operation: OperationRow, work: () => Promise<Result>) => Promise<Result>

/** The monitor, the office and the provider's word on money that was paid get through whatever the crowd. */
const isAlwaysTaken = ({ area, id }: OperationRow): boolean =>
  area === 'health' || area === 'ops' || id === 'receivePaymentCallback'

const words = {
  ar: 'الإقبال كبير الآن، أعد المحاولة بعد لحظات.',
  en: 'A lot of people are here right now. Please try again in a moment.',
}

/**
 * Without an end to the line everybody waits for everybody: of a thousand at once each would have an answer after
 * seconds. Only work counts: not a body that is still on its way, not a stream that waits for news.
 */
export function createLoadLimit(most: number, metrics: Pick<Metrics, 'raise'>): LoadLimit {
  let atWork = 0
  let refused = 0
  return async (operation, work) => {
    if (isAlwaysTaken(operation)) return work()
    if (atWork >= most) {
      refused += 1
      metrics.raise('requests_shed')
      // not all of them in the same second again
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
