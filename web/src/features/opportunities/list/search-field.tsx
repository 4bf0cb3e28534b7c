import { Search } from 'lucide-react'
import { useSearchWords } from '#lib/forms/use-search-words.js'
import { Icon } from '#ui/display/icon.js'
import { TextInput } from '#ui/form/text-input.js'
import { WORDS_MAX } from './list-filters'

/** Searching begins when somebody stops typing for this long. */
const PAUSE_MS = 400

/** Searches while one types, and at once with Enter. The words in the address win when they change, as with Back. */
export function SearchField({ words, onSearch }: { words: string; onSearch(words: string): void }) {
  const { typed, setTyped, submit } = useSearchWords({ words, pauseMs: PAUSE_MS, onSearch })
  return (
    <form
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <TextInput
        type="search"
        aria-label="Search opportunities"
        placeholder="Search titles, briefs and topics"
        maxLength={WORDS_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // the chip below clears it, and the browser's own cross has a colour of its own
        className="ps-9 [&::-webkit-search-cancel-button]:appearance-none"
      />
    </form>
  )
}
