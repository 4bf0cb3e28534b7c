import { afterAll } from 'vitest'
import { runEndTasks } from './at-end.js'

// Files of one worker share their modules, so per-file clean-up is registered here: this set-up file runs before each.
// Its hook is outside the file's own, and so runs after them.
afterAll(runEndTasks)
