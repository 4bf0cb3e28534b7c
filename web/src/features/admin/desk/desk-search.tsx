import type { ReactNode } from 'react'
import { useStateFor } from '#lib/forms/use-state-for.js'
import { Button } from '#ui/button/button.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'

interface DeskSearchProps {
  label: string
  /** what can be searched for in words */
  wordsLabel: string
  placeholder?: string
  /** the words in the address, which may change without the form, as by the browser's way back */
  words: string | null
  onSearch(words: string): void
  /** columns of the form on a wide screen */
  className: string
  /** fields that filter as soon as they change */
  children: ReactNode
}

/** The search of a desk of staff: words, which are sent, and filters. */
export function DeskSearch({ label, wordsLabel, placeholder, words, onSearch, className, children }: DeskSearchProps) {
  const [typed, setTyped] = useStateFor(words, words ?? '')
  return (
    <form
      aria-label={label}
      className={`grid items-end gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Field label={wordsLabel}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            spellCheck={false}
            autoComplete="off"
            placeholder={placeholder}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {children}
      <Button type="submit">Search</Button>
    </form>
  )
}
