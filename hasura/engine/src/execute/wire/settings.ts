import type { TextStatement } from './messages.js'

/** Statements that run before another one, in the same unnamed transaction. */

/**
 * What a function has set for its session, `set_config(…, false)`, was set for its caller alone: whoever comes next
 * finds the connection as it was opened.
 */
export const RESET: TextStatement = { name: 'reset_all', text: 'reset all' }

/** The plan serves whatever values come; ends with the transaction. */
export const KEEP_PLAN: TextStatement = {
  name: 'keep_plan',
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
}
