/** A header of a webhook: its value, or the name of the environment variable that holds it. */
export type HeaderConf =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly value_from_env: string }

/** How often and how long a scheduled event is tried, and how late it may be. */
export interface RetryConf {
  readonly num_retries: number
  readonly retry_interval_seconds: number
  readonly timeout_seconds: number
  readonly tolerance_seconds: number
}
