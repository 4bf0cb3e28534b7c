import { Search } from 'lucide-react'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Icon } from '#ui/display/icon.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { afterPress } from '#ui/overlay/after-press.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import type { SearchPanelProps } from './search-panel'

// a combobox is too much for every first load
const SearchPanel = lazyPart<SearchPanelProps>(() => import('./search-panel'))

/** Opens the search from any page: what looks like a field beside the rail, an icon where there is less room. */
export function SearchLauncher({ panel: Panel = SearchPanel }: { panel?: typeof SearchPanel }) {
  const loadAhead = () => void Panel.load()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // who opens it by a key types on at once
  useLoadedLater(Panel)
  const onOpen = (event: MouseEvent<HTMLButtonElement>) => {
    // what had the focus gets it back; a press doesn't give it to a button everywhere
    event.currentTarget.focus()
    afterPress(event, () => setIsOpen(true))
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={onOpen}
        className="focus-ring inline-flex size-10 shrink-0 items-center justify-center gap-2 rounded-md text-sm text-muted hover:bg-sunken hover:text-ink md:h-10 md:w-64 md:justify-start md:border md:border-line md:bg-surface md:px-3 md:hover:border-control md:hover:bg-surface"
      >
        <Icon of={Search} size={20} className="md:hidden" />
        <Icon of={Search} size={16} className="max-md:hidden" />
        <span aria-hidden="true" className="max-md:hidden">
          Search
        </span>
      </button>
      {isOpen ? (
        <LateDialog
          onClose={() => {
            setIsOpen(false)
            button.current?.focus()
          }}
          fallback={<OpeningPanel />}
        >
          <Panel
            // the key is painted first
            onClose={() => startTransition(() => setIsOpen(false))}
            onLeave={() => setIsOpen(false)}
          />
        </LateDialog>
      ) : null}
    </>
  )
}

function OpeningPanel() {
  return (
    <div className="fixed inset-x-0 top-0 z-40 flex h-16 items-center justify-center border-b border-line bg-surface">
      <Spinner />
    </div>
  )
}
