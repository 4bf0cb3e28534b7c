import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, startTransition, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLongEnough, SEARCH_WORDS_MAX } from '#contract/search/search-groups.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
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
        className="focus-ring inline-flex size-10 shrink-0 items-center justify-center gap-2 rounded-md text-sm text-muted hover:bg-sunken hover:text-ink md:w-64 md:justify-start md:border md:border-line md:bg-surface md:px-3 md:hover:border-control md:hover:bg-surface"
      >
        <Icon of={Search} size={20} className="md:hidden" />
        <Icon of={Search} size={16} className="max-md:hidden" />
        <span aria-hidden="true" className="max-md:hidden">
          Search
        </span>
      </button>
      {isOpen ? (
        <LateDialog onClose={onPutAway} fallback={<OpeningField onType={setTypedBefore} onClose={onPutAway} />}>
          <Panel
            typedBefore={typedBefore}
            opener={button}
            // the key is painted first
            onClose={() => startTransition(() => setIsOpen(false))}
            onLeave={() => setIsOpen(false)}
          />
        </LateDialog>
      ) : null}
    </>
  )
}

interface OpeningFieldProps {
  onType(text: string): void
  onClose(): void
}

/**
 * Until the panel's code is there, its field: nothing is lost of what is typed meanwhile, and Enter searches. The page behind
 * it stays within reach.
 */
function OpeningField({ onType, onClose }: OpeningFieldProps) {
  const navigate = useNavigate()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const q = event.currentTarget.value.trim()
    if (event.nativeEvent.isComposing) return
    const isSearch = event.key === 'Enter' && isLongEnough(q)
    if (!isSearch && event.key !== 'Escape') return
    // or the button, which gets the focus back, is pressed by the same key
    event.preventDefault()
    onClose()
    if (isSearch) void navigate(paths.globalSearch({ q }))
  }
  return (
    <search className="flex w-full max-w-dialog-md items-center gap-2 rounded-xl bg-surface px-4 shadow-float md:mt-14">
      <Icon of={Search} className="text-muted" />
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened to type in
        autoFocus
        aria-label="Search"
        maxLength={SEARCH_WORDS_MAX}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-14 flex-1 bg-transparent text-base outline-none"
      />
      <Spinner />
    </search>
  )
}
