import { useState } from 'react'
import { useDraft } from '#lib/draft-storage.js'
import { messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { nameFault } from './filter-name'
import { type SavedFiltersQuery, useRenameSavedFilterMutation } from './saved-filters.generated'

export type SavedFilter = SavedFiltersQuery['saved_filters'][number]

/** The names of saved filters while they are edited; kept until they are stored, across reloads and ended sessions. */
export function useFilterNames(saved: readonly SavedFilter[], onChanged: () => void) {
  const { id: me } = useSignedInUser()
  const draft = useDraft<Record<string, string>>(me, 'saved-filters:names')
  const [typed, setTyped] = useState<Record<string, string>>(() => draft.read() ?? {})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const rename = useRenameSavedFilterMutation()
  const of = (filter: SavedFilter) => typed[filter.id] ?? filter.name

  const faultOf = (filter: SavedFilter) => {
    const others = saved.filter(({ id }) => id !== filter.id).map((other) => ({ name: of(other) }))
    return nameFault(of(filter), others)
  }
  /** @returns why the server didn’t take the name; null if it did */
  const store = (filter: SavedFilter) =>
    rename.mutateAsync({ id: filter.id, name: of(filter).trim() }).then(() => null, messageOf)

  /**
   * One after the other, and those that were refused again: a name may be free once the filter that had it has another.
   * @returns those that can't be stored, with the reason
   */
  const storeAll = async (changed: readonly SavedFilter[]): Promise<[string, string][]> => {
    let refused: [string, string][] = []
    for (let left = changed; ; left = left.filter(({ id }) => refused.some(([one]) => one === id))) {
      refused = []
      for (const filter of left) {
        const fault = await store(filter)
        if (fault) refused.push([filter.id, fault])
      }
      if (refused.length === 0 || refused.length === left.length) return refused
    }
  }

  return {
    of,
    faults,
    isBusy: rename.isPending,
    change(id: string, name: string) {
      const names = { ...typed, [id]: name }
      setTyped(names)
      setFaults(({ [id]: _, ...rest }) => rest)
      draft.save(names)
    },
    /** Stores what was changed. @returns whether every name could be kept */
    async submit(): Promise<boolean> {
      const changed = saved.filter((filter) => of(filter).trim() !== filter.name)
      const found = changed.flatMap((filter): [string, string][] => {
        const fault = faultOf(filter)
        return fault ? [[filter.id, fault]] : []
      })
      const refused = found.length > 0 ? found : await storeAll(changed)
      setFaults(Object.fromEntries(refused))
      if (found.length === 0 && changed.length > 0) onChanged()
      if (refused.length === 0) draft.clear()
      return refused.length === 0
    },
  }
}
