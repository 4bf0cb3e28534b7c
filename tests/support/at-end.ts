const tasks: (() => unknown)[] = []

/**
 * Runs `task` at the end of the test file, last in first out. vitest's own `afterAll` only works while a file is being
 * loaded; this also works within hooks and tests.
 */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

/** Runs the finished file's tasks. */
export async function runEndTasks(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task()
}
