import { useRef, useState } from 'react'
import { useNewerVersion } from './use-newer-version'
import { useRowDraft } from './use-row-draft'

/** Like `useDraftForm`, for a small dialog that keeps its few values in state. */
export function useDraftValues<Values extends object>(ownerId: string, name: string, stored: Values) {
  const { start, base, state: standing, keep, rebase, markSaved, settle } = useRowDraft<Values>(ownerId, name, stored)
  const latest = useRef(start)
  // rich text fields only read their initial value; a new number remounts them
  const [shown, setShown] = useState({ values: start, resetCount: 0 })
  const replace = (values: Values) => {
    latest.current = values
    setShown(({ resetCount }) => ({ values, resetCount: resetCount + 1 }))
  }
  useNewerVersion(stored, (newer) => {
    const { values } = rebase(latest.current, newer)
    if (JSON.stringify(values) !== JSON.stringify(latest.current)) replace(values)
  })
  return {
    ...shown,
    ...standing,
    change(part: Partial<Values>) {
      latest.current = { ...latest.current, ...part }
      setShown((before) => ({ ...before, values: latest.current }))
      keep(latest.current)
    },
    keepMine: (field: keyof Values & string) => settle(field, latest.current),
    takeTheirs(field: keyof Values & string) {
      replace({ ...latest.current, [field]: base.current[field] })
      keep(latest.current)
    },
    /** The values have arrived, so the draft is done. */
    forget: () => markSaved(latest.current, latest.current),
  }
}
