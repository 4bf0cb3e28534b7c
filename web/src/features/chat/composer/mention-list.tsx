import { Avatar } from '#ui/display/avatar.js'
import type { useMentions } from './use-mentions'

/** Names to choose from, above the field. The focus stays in the field. */
export function MentionList({ mentions }: { mentions: ReturnType<typeof useMentions> }) {
  const { found, index, listId, optionId, pick } = mentions
  if (found.length === 0) return null
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="People to mention"
      className="absolute bottom-full left-3 z-10 mb-1 w-64 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-float"
    >
      {found.map((person, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={person.id}
          id={optionId(at)}
          role="option"
          aria-selected={at === index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(person)}
          className="flex min-h-10 cursor-pointer items-center gap-2 px-3 text-sm text-ink hover:bg-sunken aria-selected:bg-accent-soft"
        >
          <Avatar id={person.id} name={person.name} src={person.picture} size={24} />
          <span className="truncate">{person.name}</span>
        </div>
      ))}
    </div>
  )
}
