import { Failure } from '../failures/failure.ts'
import type { Metrics } from './metrics.ts'

/** Runs the upload of a customer, or refuses it while too many are under way. */
export type UploadLimiter = <Result>(customerId: string, work: () => Promise<Result>) => Promise<Result>

const mostOfServer = 20
const mostOfCustomer = 2

/**
 * Creates the limit of uploads under way, each of which keeps a connection and a file on disk for as
 * long as its sender takes.
 */
export function createUploadLimit(metrics: Pick<Metrics, 'raise'>): UploadLimiter {
  const underWay = new Map<string, number>()
  let all = 0
  return async (customerId, work) => {
    const own = underWay.get(customerId) ?? 0
    if (own >= mostOfCustomer) throw new Failure('rate_limited', { retryAfterSeconds: 5 })
    if (all >= mostOfServer) {
      metrics.raise('requests_shed')
      throw new Failure('unavailable', { retryAfterSeconds: 5 })
    }
    all += 1
    underWay.set(customerId, own + 1)
    try {
      return await work()
    } finally {
      all -= 1
      const left = (underWay.get(customerId) ?? 1) - 1
      if (left === 0) underWay.delete(customerId)
      else underWay.set(customerId, left)
    }
  }
}
