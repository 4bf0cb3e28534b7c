import { afterAll } from 'vitest'
import { runEndTasks } from './at-end.js'

// Files of one worker share their modules, so whatever a file wants done for itself is registered here: a set-up file is
// run before each. Its hook stands below those of the file, and runs after them.
afterAll(runEndTasks)
