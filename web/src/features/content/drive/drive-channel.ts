/** How a login in another window went. */
export type LoginOutcome = 'connected' | 'denied' | 'failed'

const CHANNEL_NAME = 'google-login'
const OUTCOMES: readonly unknown[] = ['connected', 'denied', 'failed'] satisfies LoginOutcome[]

/**
 * Tells the window that opened this one. Its `opener` is cut by our own `Cross-Origin-Opener-Policy` as soon as Google's page
 * opens, so both meet in a channel, which only pages of ours can use.
 */
export function tellOutcome(outcome: LoginOutcome): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.postMessage(outcome)
  channel.close()
}

/** Returns a function to stop listening. */
export function onOutcome(listener: (outcome: LoginOutcome) => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (OUTCOMES.includes(data)) listener(data as LoginOutcome)
  })
  return () => channel.close()
}
