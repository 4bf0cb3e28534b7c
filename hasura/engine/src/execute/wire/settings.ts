import type { TextStatement } from './messages.js'

/** Statements that run before another one, in the same implicit transaction. */

/**
 * Undoes session settings made by a function with `set_config(…, false)`, so that the next caller gets the connection
 * in its initial state.
 */
export const RESET: TextStatement = { name: 'reset_all', text: 'reset all' }

/** Uses one plan for any values, until the transaction ends. */
export const KEEP_PLAN: TextStatement = {
  name: 'keep_plan',
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
}
