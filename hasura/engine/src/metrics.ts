import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Prometheus metrics. */
export interface Metrics {
  /** Content type and text of the response. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>
  observe(route: string, outcome: string, seconds: number): void
  /** A metric that is computed when read. */
  gauge(name: string, help: string, count: () => number): void
}

/** Metrics of the process, request durations by endpoint and outcome, and the state of the pool. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'engine_request_seconds',
    help: 'Time to answer, by endpoint and outcome',
    labelNames: ['route', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'engine_connections',
    help: 'Connections of the pool, by what they do, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  connections.set({ state: 'busy' }, 0)
  const known = new Map<string, Histogram.Internal<'route' | 'outcome'>>()
  return {
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    observe(route, outcome, seconds) {
      const key = `${route} ${outcome}`
      let one = known.get(key)
      if (!one) {
        one = requests.labels(route, outcome)
        known.set(key, one)
      }
      one.observe(seconds)
    },
    gauge(name, help, count) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(count())
        },
      })
    },
  }
}
