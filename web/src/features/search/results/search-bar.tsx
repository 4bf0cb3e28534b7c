import { Search } from 'lucide-react'
import { isLongEnough, SEARCH_WORDS_MAX } from '#contract/search/search-groups.js'
import { useSearchWords } from '#lib/forms/use-search-words.js'
import { Icon } from '#ui/display/icon.js'
import { TextInput } from '#ui/form/text-input.js'

/** The results follow when somebody stops typing for this long (SDROP-05, GI-99). */
const PAUSE_MS = 800

interface SearchBarProps {
  words: string
  /** @param isSettled with Enter: a search of its own, to which Back returns */
  onSearch(words: string, isSettled: boolean): void
}

/** Searches while one types, and at once with Enter. One or two letters are not sent; none clear (SDROP-04). */
export function SearchBar({ words, onSearch }: SearchBarProps) {
  const isWorthSending = (next: string) => next === '' || isLongEnough(next)
  const { typed, setTyped, submit } = useSearchWords({ words, pauseMs: PAUSE_MS, isWorthSending, onSearch })
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Icon
        of={Search}
        size={20}
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-muted"
      />
      <TextInput
        type="search"
        aria-label="Search everything"
        placeholder="Search projects, experts and answers"
        maxLength={SEARCH_WORDS_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-12 ps-12 md:h-12 md:text-base [&::-webkit-search-cancel-button]:appearance-none"
      />
    </form>
  )
}
