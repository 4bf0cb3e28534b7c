import { type KeyboardEvent, useId, useState } from 'react'
import { mentionAt } from './mention-at'

export interface Person {
  id: string
  name: string
  picture?: string | null | undefined
}

interface Mentions {
  people: readonly Person[]
  /** the text up to the caret */
  before: string
  /** puts a person's name in place of the letters typed for it */
  onPick(person: Person, typed: string): void
}

const SHOWN_MAX = 6

/** The list of names while one types after an @: arrows choose, Enter or Tab picks, Escape closes. */
export function useMentions({ people, before, onPick }: Mentions) {
  const listId = useId()
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState(-1)
  const typed = mentionAt(before)
  const from = typed === null ? -1 : before.length - typed.length
  const query = typed?.toLowerCase() ?? ''
  const isOver = people.some(({ name }) => name.toLowerCase() === query)
  const found =
    typed !== null && from !== closedAt && !isOver
      ? people.filter(({ name }) => matches(name, query)).slice(0, SHOWN_MAX)
      : []
  const index = Math.min(active, found.length - 1)
  const pick = (person: Person | undefined) => {
    if (!person || typed === null) return
    setActive(0)
    onPick(person, typed)
  }
  /** @returns whether the key was meant for the list */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (found.length === 0) return false
    if (key === 'ArrowDown') setActive((index + 1) % found.length)
    else if (key === 'ArrowUp') setActive((index - 1 + found.length) % found.length)
    else if (key === 'Enter' || key === 'Tab') pick(found[index])
    else if (key === 'Escape') setClosedAt(from)
    else return false
    return true
  }
  const optionId = (at: number) => `${listId}-${at}`
  return {
    ...{ found, index, listId, optionId, pick, onKey },
    activeId: found.length > 0 ? optionId(index) : undefined,
    /** what is being typed after an @ is the name of nobody who can be mentioned */
    isNobody: typed !== null && found.length === 0 && !isOver && from !== closedAt,
  }
}

function matches(name: string, query: string): boolean {
  const lower = name.toLowerCase()
  return lower.startsWith(query) || lower.split(' ').some((part) => part.startsWith(query))
}
