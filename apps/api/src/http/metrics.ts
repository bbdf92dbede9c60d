import { monitorEventLoopDelay } from 'node:perf_hooks'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { count: number; sum: number; readonly inBucket: number[] }

/** Counts requests and renders the metrics. */
export type Metrics = {
  readonly observe: (route: string, method: string, status: number, seconds: number) => void
  readonly raise: (counter: string) => void
  /** Renders the metrics together with gauges of other modules; a gauge may have one value for each kind. */
  readonly render: (gauges?: Readonly<Record<string, number | Readonly<Record<string, number>>>>) => string
  readonly stop: () => void
}

/**
 * Creates the metrics, which are rendered as Prometheus text. Routes are labelled with their
 * patterns, so that no customer's id becomes a label.
 */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Series>()
  const counters = new Map<string, number>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  return {
    observe(route, method, status, seconds) {
      add(requests, `route="${route}",method="${method}",status="${status}"`)
      const key = `route="${route}",method="${method}"`
      const series = durations.get(key) ?? { count: 0, sum: 0, inBucket: buckets.map(() => 0) }
      series.count += 1
      series.sum += seconds
      buckets.forEach((limit, index) => {
        if (seconds <= limit) series.inBucket[index] = (series.inBucket[index] ?? 0) + 1
      })
      durations.set(key, series)
    },
    raise: (counter) => add(counters, counter),
    render(gauges = {}) {
      const lines = ['# TYPE sakina_requests_total counter']
      for (const [labels, value] of requests) lines.push(`sakina_requests_total{${labels}} ${value}`)
      lines.push('# TYPE sakina_request_seconds histogram')
      for (const [labels, series] of durations) {
        buckets.forEach((limit, index) =>
          lines.push(`sakina_request_seconds_bucket{${labels},le="${limit}"} ${series.inBucket[index] ?? 0}`),
        )
        lines.push(`sakina_request_seconds_bucket{${labels},le="+Inf"} ${series.count}`)
        lines.push(`sakina_request_seconds_sum{${labels}} ${series.sum.toFixed(6)}`)
        lines.push(`sakina_request_seconds_count{${labels}} ${series.count}`)
      }
      for (const [name, value] of counters)
        lines.push(`# TYPE sakina_${name}_total counter`, `sakina_${name}_total ${value}`)
      for (const [name, value] of Object.entries(gauges)) {
        lines.push(`# TYPE sakina_${name} gauge`)
        if (typeof value === 'number') lines.push(`sakina_${name} ${value}`)
        else
          for (const [kind, count] of Object.entries(value))
            lines.push(`sakina_${name}{kind="${kind}"} ${count}`)
      }
      const memory = process.memoryUsage()
      lines.push(
        '# TYPE sakina_resident_memory_bytes gauge',
        `sakina_resident_memory_bytes ${memory.rss}`,
        '# TYPE sakina_event_loop_delay_seconds gauge',
        `sakina_event_loop_delay_seconds{quantile="0.99"} ${(delay.percentile(99) / 1e9).toFixed(6)}`,
        '# TYPE sakina_uptime_seconds gauge',
        `sakina_uptime_seconds ${process.uptime().toFixed(0)}`,
      )
      delay.reset()
      return `${lines.join('\n')}\n`
    },
    stop: () => delay.disable(),
  }
}
