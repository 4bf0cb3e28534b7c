import { Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.js'
import { Button } from '#ui/button/button.js'
import { Avatar } from '#ui/display/avatar.js'
import { Icon } from '#ui/display/icon.js'
import type { Participants } from '../data/use-participants'
import { nameOfParticipant, type Participant } from './people'

interface ConversationListProps {
  participants: Participants
  me: string
  /** the poster and the team choose whose conversation they look at; an expert has one */
  isChoosing: boolean
  chosen: string | null
  /** whether an expert has written since one looked at their conversation */
  isUnread(person: Participant): boolean
  onChoose(expertId: string | null): void
  /** what the poster can do about an expert, beside the name */
  aside(person: Participant): ReactNode
}

/** Who takes part (CHAT-02). A column; on phones a row above the messages. */
export function ConversationList({
  participants,
  me,
  isChoosing,
  chosen,
  isUnread,
  onChoose,
  aside,
}: ConversationListProps) {
  const { people, hasMore, isLoadingMore, loadMore } = participants
  const experts = people.filter(({ role, user_id: id }) => role === 'expert' && id !== me)
  const others = people.filter(({ role, user_id: id }) => role !== 'expert' || id === me)
  return (
    <div
      className={classNames(
        'flex min-w-0 gap-4 border-b border-line bg-sunken p-2 lg:flex-col lg:border-e lg:border-b-0 lg:p-3',
        // a row of buttons can be scrolled by keyboard, a row of names can't
        isChoosing && 'relative overflow-x-auto lg:overflow-x-hidden lg:overflow-y-auto',
      )}
    >
      {isChoosing ? (
        <nav aria-label="Conversations">
          <ul className="flex gap-1 lg:flex-col">
            <Choice isChosen={chosen === null} onChoose={() => onChoose(null)} icon={<AllIcon />} name="All messages" />
            {experts.map((person) => (
              <Choice
                key={person.user_id}
                isChosen={chosen === person.user_id}
                onChoose={() => onChoose(person.user_id)}
                icon={<Face person={person} />}
                name={nameOfParticipant(person)}
                isUnread={isUnread(person)}
                more={aside(person)}
              />
            ))}
            {hasMore ? (
              <li className="flex shrink-0 items-center">
                <Button size="sm" variant="quiet" isBusy={isLoadingMore} onClick={loadMore}>
                  Show more people
                </Button>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
      <div className={isChoosing ? 'hidden lg:block' : undefined}>
        <h2 className="sr-only px-2 pb-1 text-xs font-medium text-muted lg:not-sr-only">
          {isChoosing ? 'Your side' : 'In this chat'}
        </h2>
        <ul
          className="flex flex-wrap gap-x-3 lg:flex-col lg:flex-nowrap lg:gap-0"
          aria-label={isChoosing ? 'Your side' : 'Participants'}
        >
          {[...others]
            .sort((one) => (one.user_id === me ? 1 : -1))
            .map((person) => (
              <li
                key={person.user_id}
                className={classNames(
                  'min-w-0 items-center gap-2 px-2 py-1.5',
                  person.user_id === me ? 'hidden lg:flex' : 'flex',
                )}
              >
                <Face person={person} />
                <span className="min-w-0">
                  <span className="block truncate text-sm text-ink">
                    {person.user_id === me ? 'You' : nameOfParticipant(person)}
                  </span>
                  <span className="block truncate text-xs text-muted">{roleText(person, isChoosing)}</span>
                </span>
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}

function roleText({ role, user }: Participant, isChoosing: boolean): string {
  if (role === 'team_member') return 'Reads along'
  if (role === 'poster') return isChoosing ? 'Posted this' : (user?.designation ?? 'Posted this')
  return user?.designation ?? 'Expert'
}

interface ChoiceProps {
  isChosen: boolean
  onChoose(): void
  icon: ReactNode
  name: string
  isUnread?: boolean
  more?: ReactNode
}

function Choice({ isChosen, onChoose, icon, name, isUnread = false, more }: ChoiceProps) {
  const place = useRef<HTMLLIElement>(null)
  // the one that a link leads to may be far along a phone's row
  useEffect(() => {
    if (isChosen) void place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isChosen])
  return (
    <li ref={place} className="flex shrink-0 scroll-mx-2 items-center">
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-start text-sm text-ink transition-colors hover:bg-surface aria-current:bg-accent-soft aria-current:font-medium focus-ring"
      >
        {icon}
        <span className={classNames('truncate', isUnread && 'font-semibold')}>{name}</span>
        {isUnread ? (
          <span className="ms-auto size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">new</span>
          </span>
        ) : null}
      </button>
      {/* a row has room for the chosen person's alone */}
      <span className={isChosen ? undefined : 'hidden lg:inline'}>{more}</span>
    </li>
  )
}

function AllIcon() {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-muted">
      <Icon of={Users} size={16} />
    </span>
  )
}

function Face({ person }: { person: Participant }) {
  return <Avatar id={person.user_id} name={nameOfParticipant(person)} src={person.user?.profile_pic} size={32} />
}
