import { Search } from 'lucide-react'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import { SEARCH_WORDS_MAX } from '#contract/search/search-groups.js'
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
  const [typedBefore, setTypedBefore] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  // who opens it by a key types on at once
  useLoadedLater(Panel)
  const onOpen = (event: MouseEvent<HTMLButtonElement>) => {
    // what had the focus gets it back; a press doesn't give it to a button everywhere
    event.currentTarget.focus()
    setTypedBefore('')
    afterPress(event, () => setIsOpen(true))
  }
  const onPutAway = () => {
    setIsOpen(false)
    button.current?.focus()
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
        <LateDialog onClose={onPutAway} fallback={<OpeningPanel onType={setTypedBefore} onClose={onPutAway} />}>
          <Panel
            typedBefore={typedBefore}
            // the key is painted first
            onClose={() => startTransition(() => setIsOpen(false))}
            onLeave={() => setIsOpen(false)}
          />
        </LateDialog>
      ) : null}
    </>
  )
}

interface OpeningPanelProps {
  onType(text: string): void
  onClose(): void
}

/** Until the panel's code is there, its field, so that nothing is lost of what is typed meanwhile. */
function OpeningPanel({ onType, onClose }: OpeningPanelProps) {
  return (
    <div className="fixed inset-0 flex justify-center bg-scrim md:p-6 md:pt-16">
      <div
        role="dialog"
        aria-label="Search"
        className="flex w-full items-center gap-2 self-start bg-surface px-4 shadow-float md:max-w-dialog-md md:rounded-xl"
      >
        <Icon of={Search} className="text-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to type in
          autoFocus
          aria-label="Search everything"
          maxLength={SEARCH_WORDS_MAX}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
        />
        <Spinner />
      </div>
    </div>
  )
}
