import { getHealth, getMetrics, getReadiness } from '@sakina/api-client/wire/health'
import { countPendingWork } from '../../use-cases/office/count-pending-work.ts'
import { checkReadiness } from '../readiness.ts'
import type { Metrics } from '../metrics.ts'
import { defineRoute, type Route } from '../route.ts'

/** The routes for the load balancer and the monitor: liveness, readiness and the metrics. */
export const healthRoutes = (house: {
  readonly metrics: Metrics
  readonly draining: () => boolean
}): readonly Route[] => [
  defineRoute(getHealth, async () => ({ status: 'alive' })),

  defineRoute(getReadiness, async ({ app, reply }) => {
    const checks = await checkReadiness(app.database, house.draining())
    const ready = checks.every((check) => check.status === 'ok')
    reply.code(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'not_ready', checks: [...checks] }
  }),

  defineRoute(getMetrics, async ({ app, reply }) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return house.metrics.render(await countPendingWork(app))
  }),
]
