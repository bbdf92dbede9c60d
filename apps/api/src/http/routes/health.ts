import { getHealth, getMetrics, getReadiness } from '@sakina/api-client/wire/health'
import { countPendingWork } from '../../use-cases/office/count-pending-work.ts'
import { readiness } from '../live.ts'
import type { Metrics } from '../metrics.ts'
import { route, type Route } from '../route.ts'

/** For the load balancer and the monitor: one route for liveness, one for readiness. */
export const healthRoutes = (house: {
  readonly metrics: Metrics
  readonly draining: () => boolean
}): readonly Route[] => [
  route(getHealth, async () => ({ status: 'alive' })),

  route(getReadiness, async ({ app, reply }) => {
    const checks = await readiness(app.database, house.draining())
    const ready = checks.every((check) => check.status === 'ok')
    reply.code(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'not_ready', checks: [...checks] }
  }),

  route(getMetrics, async ({ app, reply }) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return house.metrics.render(await countPendingWork(app))
  }),
]
