const waiting = new Map<number, IdleRequestCallback>()
const NO_TIME: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }
let isFollowed = false

/**
 * Editor.js begins to listen to a new block only when the browser is idle, and is ready itself only then. A key that comes
 * sooner, as on a busy page, would be the browser's own, whose Enter puts an element into a heading. Nothing else on our
 * pages waits for idle time.
 * @returns a function that does at once what still waits
 */
export function followIdleWork(): () => void {
  if (!isFollowed) follow()
  isFollowed = true
  return finish
}

function follow(): void {
  const request = window.requestIdleCallback.bind(window)
  const cancel = window.cancelIdleCallback.bind(window)
  window.requestIdleCallback = (work, options) => {
    const id = request((deadline) => {
      if (waiting.delete(id)) work(deadline)
    }, options)
    waiting.set(id, work)
    return id
  }
  window.cancelIdleCallback = (id) => {
    waiting.delete(id)
    cancel(id)
  }
}

function finish(): void {
  for (const [id, work] of waiting) {
    window.cancelIdleCallback(id)
    work(NO_TIME)
  }
}
