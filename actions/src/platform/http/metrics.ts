import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Metrics {
  registry: Registry
  observe(door: string, status: number, seconds: number): void
}

/** Prometheus metrics: those of the process, and response times by endpoint and status. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'sagework_request_seconds',
    help: 'Time to answer, by door and status',
    labelNames: ['door', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })
  return { registry, observe: (door, status, seconds) => requests.observe({ door, status }, seconds) }
}
