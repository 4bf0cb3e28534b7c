import type { RequestError } from '../request-error'

type Listener = (refusal: RequestError) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener for every refused request, whoever sent it: for what the page as a whole reacts to, such as missing
 * credits. @returns how to stop
 */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Both clients pass each refusal on before they throw it. */
export function announceRefusal(refusal: RequestError): RequestError {
  for (const listener of listeners) listener(refusal)
  return refusal
}
