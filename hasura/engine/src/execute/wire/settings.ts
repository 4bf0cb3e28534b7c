import type { TextStatement } from './messages.js'

/** Settings that run before a statement, in the same unnamed transaction, with which they end. */

/** The plan serves whatever values come. */
export const KEEP_PLAN: TextStatement = {
  name: 'keep_plan',
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
}

/** How long each of the statements behind it may take, in milliseconds, and how they are planned. */
export const SHARE: TextStatement = {
  name: 'share_settings',
  text: "select set_config('statement_timeout', $1, true), set_config('plan_cache_mode', $2, true)",
}

/** The values of SHARE. */
export const shareValues = (milliseconds: number, keepsPlan: boolean): string[] => [
  String(milliseconds),
  keepsPlan ? 'force_generic_plan' : 'auto',
]
