const tasks: (() => unknown)[] = []

/**
 * Runs `task` when the test file is done, the last given first. vitest's own `afterAll` counts only while a file is
 * being read; this one works from within hooks and tests too.
 */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

/** What the file that is done has left to do. */
export async function runEndTasks(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task()
}
