import { Search } from 'lucide-react'
import { useSearchWords } from '#lib/forms/use-search-words.js'
import { Icon } from '../display/icon'
import { TextInput } from '../form/text-input'
import { WORDS_MAX } from './chosen-filters'

/** Searching begins when somebody stops typing for this long. */
const PAUSE_MS = 400

interface SearchFieldProps {
  label: string
  placeholder: string
  words: string
  pauseMs?: number
  onSearch(words: string): void
}

/** Searches while one types, and at once with Enter. The words in the address win when they change, as with Back. */
export function SearchField({ label, placeholder, words, pauseMs = PAUSE_MS, onSearch }: SearchFieldProps) {
  const { typed, setTyped, submit } = useSearchWords({ words, pauseMs, onSearch })
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
        aria-label={label}
        placeholder={placeholder}
        maxLength={WORDS_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // the chip below clears it, and the browser's own cross has a colour of its own
        className="ps-9 [&::-webkit-search-cancel-button]:appearance-none"
      />
    </form>
  )
}
