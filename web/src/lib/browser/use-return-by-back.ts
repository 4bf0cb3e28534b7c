import { useEffect } from 'react'

/**
 * Calls back when the Back button brings this page back as it was left, as from a checkout.
 * @param onReturn stays the same between renders
 */
export function useReturnByBack(onReturn: () => void): void {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [onReturn])
}
