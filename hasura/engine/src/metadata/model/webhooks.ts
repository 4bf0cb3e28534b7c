/** A webhook header: its value, or the environment variable that contains it. */
export type HeaderConf =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly value_from_env: string }

/** How often and for how long a scheduled event is retried, and how late it may be. */
export interface RetryConf {
  readonly num_retries: number
  readonly retry_interval_seconds: number
  readonly timeout_seconds: number
  readonly tolerance_seconds: number
}
