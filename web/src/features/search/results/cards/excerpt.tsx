import { useState } from 'react'
import { classNames } from '#lib/class-names.js'

/** A text too long for a card shows its beginning, and all of it on request. */
const CLAMPED_CHARACTERS = 180

/** @param about what the text belongs to, for the button's name */
export function Excerpt({ text, about }: { text: string; about: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > CLAMPED_CHARACTERS
  return (
    <div className="text-sm text-muted">
      <p className={classNames('whitespace-pre-line', isLong && !isOpen && 'line-clamp-3')}>{text}</p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Read less' : 'Read more'}: ${about}`}
          onClick={() => setIsOpen(!isOpen)}
          // above the link that covers the card
          className="text-link focus-ring relative z-10 mt-1 rounded-sm"
        >
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      ) : null}
    </div>
  )
}
