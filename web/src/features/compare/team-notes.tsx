import { type FormEvent, useState } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { APPLICANT_NOTE_CHARACTERS_MAX } from '#contract/opportunities/team.js'
import { formatRelativeDate } from '#lib/dates.js'
import { useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import type { Compared, usePapers } from './use-comparison'

interface TeamNotesProps {
  person: Compared
  name: string
  opportunityId: string
  papers: ReturnType<typeof usePapers>
}

/** What the team noted about an applicant, newest first; one's own notes can be deleted. */
export function TeamNotes({ person, name, opportunityId, papers }: TeamNotesProps) {
  const { id: me } = useSignedInUser()
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3 text-sm">
      <h3 className="font-medium text-muted">Notes of the team</h3>
      {person.notes.length > 0 ? (
        <ul aria-label={`Notes on ${name}`} className="flex flex-col gap-3">
          {person.notes.map(({ id, author, author_id, note, created_at }) => (
            <li key={id}>
              <p className="wrap-anywhere whitespace-pre-line text-ink">{note}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-muted">
                {author_id === me ? 'You' : author ? fullName(author) : 'A colleague'} ·{' '}
                {formatRelativeDate(created_at)}
                {author_id === me ? (
                  <button
                    type="button"
                    className="text-link min-h-6"
                    aria-label={`Delete your note “${note}”`}
                    onClick={() => papers.deleteNote(id)}
                  >
                    Delete
                  </button>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <NoteForm name={name} keptAs={`note:${opportunityId}:${person.user_id}`} papers={papers} />
    </div>
  )
}

/** What is typed is kept in the browser until the server has it. */
function NoteForm({ name, keptAs, papers }: { name: string; keptAs: string; papers: TeamNotesProps['papers'] }) {
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, keptAs)
  const [typed, setTyped] = useState(() => draft.read() ?? '')
  const words = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words === '') return
    papers.addNote(words).then(
      () => {
        setTyped('')
        draft.clear()
      },
      () => undefined,
    )
  }
  return (
    <form className="flex flex-col items-start gap-2" onSubmit={submit}>
      <div className="w-full">
        <Field
          label={
            <>
              Note<span className="sr-only"> on {name}</span>
            </>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={APPLICANT_NOTE_CHARACTERS_MAX}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                draft.save(target.value)
              }}
            />
          )}
        </Field>
      </div>
      <Button size="sm" type="submit" disabled={words === ''} isBusy={papers.isAdding}>
        Add note<span className="sr-only"> on {name}</span>
      </Button>
    </form>
  )
}
