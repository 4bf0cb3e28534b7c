import { Lock, Users } from 'lucide-react'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { classNames } from '#lib/class-names.js'
import { Icon } from '#ui/display/icon.js'
import { nameOfParticipant, type Participant, SOMEBODY } from '../thread/people'

/** Who reads what is about to be sent (GO-58). */
export interface Audience {
  /** whom the message is written to */
  name: string
  isEverybody: boolean
  /** in one line, who reads it */
  words: string
}

/** @param conversation the expert whose conversation the message goes to; null for everybody */
export function audienceOf(
  conversation: string | null,
  { isPoster, poster, people }: { isPoster: boolean; poster: PosterWords; people: readonly Participant[] },
): Audience {
  if (!isPoster)
    return {
      name: poster.within,
      isEverybody: false,
      words: `Only ${poster.within} can read this; other experts can’t.`,
    }
  if (conversation === null)
    return { name: 'everybody in this chat', isEverybody: true, words: 'Everybody in this chat can read this.' }
  const expert = people.find(({ user_id: id }) => id === conversation)
  const name = expert ? nameOfParticipant(expert) : SOMEBODY
  return { name, isEverybody: false, words: `Only ${name} and your side can read this.` }
}

/** Stands above what is typed; what everybody reads is marked. */
export function AudienceLine({ id, audience: { isEverybody, words } }: { id: string; audience: Audience }) {
  return (
    <p
      id={id}
      className={classNames(
        'flex items-center gap-2 rounded-t-md px-4 py-1.5 text-xs',
        isEverybody ? 'bg-accent-soft font-medium text-accent' : 'text-muted',
      )}
    >
      <Icon of={isEverybody ? Users : Lock} size={16} />
      {words}
    </p>
  )
}
