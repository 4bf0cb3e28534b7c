import { useController } from 'react-hook-form'
import { BIO_LIMITS } from '#contract/identity/profile/profile-bio.js'
import { countCharacters, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.js'
import { type OwnBioQuery, useOwnBioQuery } from './profile-bio.expert.generated'
import { useBioForm } from './use-bio-form'

const LABEL = 'What you are good at'

/** One's own bio, with what it needs. */
export default function BioEditor() {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useOwnBioQuery({ me })
  if (data) return <BioForm me={me} data={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label="Loading your bio" className="measure gap-4" rows={['h-44', 'h-10']} />
}

function BioForm({ me, data }: { me: string; data: OwnBioQuery }) {
  const { kept, bio, resetCount, noteReported, save, question, submit, isBusy } = useBioForm(me, data)
  const { control, getValues } = kept.form
  const { field, fieldState } = useController({ control, name: 'bio' })
  const count = countCharacters(richTextToPlain(bio))
  return (
    <form noValidate aria-label="Bio" className="measure grid gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map(({ field: name, theirs }) => ({
          field: name,
          label: LABEL,
          theirs: richTextToPlain(theirs),
        }))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <Field
        label={LABEL}
        hint="Two or three sentences, as you would introduce yourself to a founder."
        error={fieldState.error?.message}
        aside={
          <span
            data-over={count > BIO_LIMITS.charactersMax || undefined}
            className="tabular text-xs text-muted data-over:text-danger"
          >
            {count}/{BIO_LIMITS.charactersMax}
          </span>
        }
      >
        {(wiring) => (
          <RichTextEditor
            key={resetCount}
            {...wiring}
            value={getValues('bio')}
            onBlur={field.onBlur}
            onChange={(reported) => {
              noteReported(reported)
              field.onChange(reported)
            }}
          />
        )}
      </Field>
      <SaveRow label="Save bio" kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}
