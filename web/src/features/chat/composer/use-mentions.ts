import { type KeyboardEvent, useId, useState } from 'react'
import { mentionAt } from './typed'

export interface Person {
  id: string
  name: string
}

interface Mentions {
  people: readonly Person[]
  text: string
  caret: number
  onPick(person: Person, from: number): void
}

const SHOWN_MAX = 6

/** The list of names while one types after an @: arrows choose, Enter or Tab picks, Escape closes. */
export function useMentions({ people, text, caret, onPick }: Mentions) {
  const listId = useId()
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState(-1)
  const typing = mentionAt(text, caret)
  const query = typing?.query.toLowerCase() ?? ''
  const isOver = people.some(({ name }) => name.toLowerCase() === query)
  const found =
    typing && typing.from !== closedAt && !isOver
      ? people.filter(({ name }) => matches(name, query)).slice(0, SHOWN_MAX)
      : []
  const index = Math.min(active, found.length - 1)
  const pick = (person: Person | undefined) => {
    if (!person || !typing) return
    setActive(0)
    onPick(person, typing.from)
  }
  /** @returns whether the key was meant for the list */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (found.length === 0) return false
    if (event.key === 'ArrowDown') setActive((index + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((index - 1 + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(found[index])
    else if (event.key === 'Escape') setClosedAt(typing?.from ?? -1)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const optionId = (at: number) => `${listId}-${at}`
  return { found, index, listId, optionId, pick, onKeyDown, activeId: found.length > 0 ? optionId(index) : undefined }
}

function matches(name: string, query: string): boolean {
  const lower = name.toLowerCase()
  return lower.startsWith(query) || lower.split(' ').some((part) => part.startsWith(query))
}
