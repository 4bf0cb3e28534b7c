import { useSearchParams } from 'react-router-dom'

const PARAM = 'edit'

/**
 * Whether the form of this name is open. It is kept in the address, so that a reload, or signing in again after the
 * session ended, finds it open with its draft.
 */
export function useOpenInAddress(name: string): { isOpen: boolean; open(): void; close(): void } {
  const [params, setParams] = useSearchParams()
  const set = (isOpen: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isOpen) next.set(PARAM, name)
        else next.delete(PARAM)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOpen: params.get(PARAM) === name, open: () => set(true), close: () => set(false) }
}
