import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Menu } from '#ui/overlay/menu.js'
import type { MenuEntry } from '#ui/overlay/menu-entry.js'
import { useSavedFiltersQuery } from './saved-filters.generated'

const SaveFilterDialog = lazy(() => import('./save-filter-dialog'))
const ManageFiltersDialog = lazy(() => import('./manage-filters-dialog'))

/** How many a person can keep; the database holds the same limit. */
const SAVED_FILTERS_MAX = 20

interface SavedFiltersMenuProps {
  /** the address of the list as it stands */
  query: string
  /** something is set that is worth keeping */
  isFiltered: boolean
}

/** Filters that the user gave a name, to come back to. */
export function SavedFiltersMenu({ query, isFiltered }: SavedFiltersMenuProps) {
  const queryClient = useQueryClient()
  const [isWanted, setIsWanted] = useState(false)
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const { data, isError } = useSavedFiltersQuery(undefined, { enabled: isWanted })
  const saved = data?.saved_filters ?? []
  const isFull = saved.length >= SAVED_FILTERS_MAX
  const refresh = () => queryClient.invalidateQueries({ queryKey: [useSavedFiltersQuery.rootKey] })
  const items: MenuEntry[] = [
    ...saved.map((filter) => ({ label: filter.name, to: `${paths.opportunitySummary()}?${filter.query}` })),
    {
      label: 'Save these filters',
      icon: BookmarkPlus,
      isDisabled: !isFiltered || isFull,
      startsGroup: saved.length > 0,
      onSelect: () => setOpen('save'),
    },
    ...(saved.length > 0 ? [{ label: 'Rename or delete', icon: Settings2, onSelect: () => setOpen('manage') }] : []),
  ]
  const approach = () => setIsWanted(true)
  return (
    <>
      <Menu
        items={items}
        header={
          <span className="text-muted">
            {wordsFor({ isLoaded: data !== undefined, isError, isFull, saved, isFiltered })}
          </span>
        }
        button={
          <Button icon={Bookmark} onPointerEnter={approach} onFocus={approach}>
            Saved
          </Button>
        }
      />
      <Suspense fallback={null}>
        {open === 'save' ? (
          <SaveFilterDialog query={query} taken={saved} onClose={() => setOpen(null)} onSaved={refresh} />
        ) : null}
        {open === 'manage' ? (
          <ManageFiltersDialog saved={saved} onClose={() => setOpen(null)} onChanged={refresh} />
        ) : null}
      </Suspense>
    </>
  )
}

interface MenuFacts {
  isLoaded: boolean
  isError: boolean
  isFull: boolean
  saved: readonly unknown[]
  isFiltered: boolean
}

function wordsFor({ isLoaded, isError, isFull, saved, isFiltered }: MenuFacts): string {
  if (isError) return 'Your saved filters couldn’t be loaded.'
  if (!isLoaded) return 'Loading…'
  if (isFull) return `You have ${SAVED_FILTERS_MAX} saved filters. Delete one to save another.`
  if (saved.length > 0) return 'Your saved filters'
  return isFiltered ? 'Keep these filters under a name.' : 'Set some filters, then keep them under a name.'
}
