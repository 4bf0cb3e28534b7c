import { type MouseEvent, startTransition } from 'react'

/**
 * Shows what a press opens once the press itself is painted, which a slow device answers sooner. What a key opens is there
 * for the next key, or that would go astray.
 */
export function afterPress({ detail }: MouseEvent, show: () => void): void {
  if (detail > 0) startTransition(show)
  else show()
}
