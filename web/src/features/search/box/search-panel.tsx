import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  DialogBackdrop,
  DialogPanel,
  Dialog as HeadlessDialog,
} from '@headlessui/react'
import { Search, TrendingUp, X } from 'lucide-react'
import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLongEnough, SEARCH_MESSAGES, SEARCH_WORDS_MAX, type SearchTab } from '#contract/search/search-groups.js'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { paths } from '#lib/paths.js'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { useSuggestions, useTrends } from './use-suggestions'

interface Choice {
  text: string
  /** none for what was typed: it is searched for in all groups */
  tab: SearchTab | null
  isTrend: boolean
}

const GROUP_NAMES: Readonly<Record<SearchTab, string>> = {
  opportunity: 'Project',
  qanda: 'Q&A',
  experts: 'Expert',
  insights: 'Insight',
  usecases: 'Use case',
  advices: 'Call',
}

export interface SearchPanelProps {
  /** typed while this code was still loading */
  typedBefore?: string
  opener: RefObject<HTMLElement | null>
  onClose(): void
  /** closes it at once, before the page of the results takes the focus */
  onLeave(): void
}

/** The search over any page: a field, what is in demand, and suggestions while one types (SDROP-01 to SDROP-05). */
export default function SearchPanel({ opener, ...field }: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(
    () => () => {
      // the dialog gives the focus back to what had it since this code is there, which is nothing if that came after the press
      setTimeout(() => document.activeElement === document.body && opener.current?.focus())
    },
    [opener],
  )
  return (
    <HeadlessDialog
      open
      onClose={field.onClose}
      // on touch screens the dialog takes the focus itself, and what is typed next would be lost
      onFocus={(event) => event.target === event.currentTarget && input.current?.focus()}
      className="relative z-40"
      aria-label="Search"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex justify-center md:p-6 md:pt-16">
        <DialogPanel className="flex max-h-dvh w-full animate-enter flex-col self-start overflow-hidden bg-surface shadow-float md:max-w-dialog-md md:rounded-xl">
          <SearchField {...field} input={input} />
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

interface SearchFieldProps extends Omit<SearchPanelProps, 'opener'> {
  input: RefObject<HTMLInputElement | null>
}

/** What is typed is its own, and what follows from it comes after it: a key shows at once on a slow device. */
function SearchField({ typedBefore = '', onClose, onLeave, input }: SearchFieldProps) {
  const [typed, setTyped] = useState(typedBefore)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const words = typed.trim()
  const shown = useDeferredValue(words)
  const go = (choice: Choice | null) => {
    if (!choice) return
    onLeave()
    const state = choice.tab
      ? { tab: choice.tab, fromTrendingSearch: choice.isTrend, trendingQuery: choice.text }
      : undefined
    void navigate(paths.globalSearch({ q: choice.text }), { state })
    // another page takes the focus by itself
    if (pathname === paths.globalSearch()) focusWhenReady('main h1', 'nearest')
  }
  return (
    <Combobox<Choice | null> immediate value={null} onChange={go}>
      <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
        <Icon of={Search} className="text-muted" />
        <ComboboxInput
          ref={input}
          autoFocus
          type="search"
          enterKeyHint="search"
          aria-label="Search everything"
          placeholder="Search projects, experts and answers"
          maxLength={SEARCH_WORDS_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // the key belongs to what somebody composes
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') onClose()
            if (event.key !== 'Enter' || (isLongEnough(words) && shown === words)) return
            // there is nothing to choose yet, and the combobox would take back what is typed
            event.preventDefault()
            if (isLongEnough(words)) go({ text: words, tab: null, isTrend: false })
          }}
          className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none [&::-webkit-search-cancel-button]:appearance-none"
        />
        <IconButton label="Close search" icon={X} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2">
        <Suggested words={shown} />
        {shown === '' ? <Trends onChoose={go} /> : null}
        {shown !== '' && !isLongEnough(shown) ? (
          <p className="px-3 py-2 text-sm text-muted">{SEARCH_MESSAGES.tooShort}</p>
        ) : null}
      </div>
    </Combobox>
  )
}

/** The list is there even without suggestions, since the field refers to it. */
const Suggested = memo(({ words }: { words: string }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useSuggestions(words)
  const isAsked = isLongEnough(words)
  const items = isAsked ? (data?.items ?? []) : []
  const isKnown = isAsked && data !== undefined && !isPlaceholderData && !isFetching
  return (
    <>
      <ComboboxOptions static modal={false} aria-label="Suggestions" className="outline-none">
        {isAsked ? <Row choice={{ text: words, tab: null, isTrend: false }}>Search for “{words}”</Row> : null}
        {items.map(({ text, tab, isSubject }) => (
          // a row of its own for other words: what was marked for those before isn't what Enter chooses
          <Row
            key={`${words}/${text}`}
            choice={{ text, tab, isTrend: false }}
            note={isSubject ? 'Topic' : GROUP_NAMES[tab]}
          >
            {text}
          </Row>
        ))}
      </ComboboxOptions>
      <p role="status" className="px-3 text-sm text-muted">
        {isKnown && items.length === 0 ? <span className="block py-2">No results found</span> : null}
        {isAsked && isFetching && items.length === 0 ? <Spinner label="Searching" /> : null}
      </p>
      {isAsked && error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
    </>
  )
})

/** Buttons and not options: Enter in the empty field chooses none of them (SDROP-02). */
function Trends({ onChoose }: { onChoose(choice: Choice): void }) {
  const { data, error, refetch } = useTrends()
  const items = data?.items ?? []
  return (
    <>
      {items.length > 0 ? (
        <p id="trends" className="px-3 pt-2 pb-1 text-xs text-muted">
          Trending
        </p>
      ) : null}
      <ul aria-labelledby="trends">
        {items.map(({ text, tab }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose({ text, tab, isTrend: true })}
              className={`${ROW} focus-ring w-full text-start hover:bg-accent-soft hover:text-accent`}
            >
              <Icon of={TrendingUp} size={16} className="text-muted" />
              <span className="min-w-0 flex-1 truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
    </>
  )
}

const ROW = 'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm md:min-h-10'

interface RowProps {
  choice: Choice
  note?: string
  children: ReactNode
}

function Row({ choice, note, children }: RowProps) {
  return (
    <ComboboxOption value={choice} className={`${ROW} cursor-pointer data-focus:bg-accent-soft data-focus:text-accent`}>
      <Icon of={Search} size={16} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {note ? <span className="text-xs text-muted">{note}</span> : null}
    </ComboboxOption>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm text-danger">
      {messageOf(error)}
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
