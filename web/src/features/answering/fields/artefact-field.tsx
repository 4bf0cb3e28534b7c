import { FileText, RotateCcw, X } from 'lucide-react'
import { RESPONSE_LIMITS } from '#contract/responses/response-limits.js'
import { OpenArtefact } from '#entities/content/open-artefact.js'
import { DropZone } from '#entities/document/drop-zone.js'
import { formatFileSize } from '#entities/document/file-size.js'
import { useConfig } from '#lib/config.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { Notice } from '#ui/feedback/notice.js'
import { ProgressBar } from '#ui/feedback/progress-bar.js'
import { Field, FieldGroup } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { FlowValues } from '../data/flow-values'
import { type ArtefactUpload, useArtefactUpload } from './use-artefact-upload'

interface ArtefactFieldProps {
  values: FlowValues
  titleError: string | undefined
  error: string | undefined
  onChange(part: Partial<FlowValues>): void
  onTitleBlur(): void
}

/** One PDF that goes with the answer, and its title (RESP-26 to RESP-28, EDIT-06 to EDIT-08). */
export function ArtefactField({ values, titleError, error, onChange, onTitleBlur }: ArtefactFieldProps) {
  const [path] = values.attachments
  const { upload, choose, again, cancel } = useArtefactUpload(({ path: stored, fileName }) =>
    onChange({ attachments: [stored], fileName: values.fileName || titleOf(fileName) }),
  )
  const { artefactTitleCharactersMax: max } = RESPONSE_LIMITS
  const { length } = [...values.fileName.trim()]
  return (
    <FieldGroup
      legend="Artefact"
      isOptional
      hint="A template, a checklist, a chart: one PDF of up to 10 MB."
      error={error}
    >
      <div className="grid gap-4">
        {path ? (
          <div className="flex items-center gap-3 rounded-md bg-sunken py-1 ps-3 pe-1 text-sm">
            <Icon of={FileText} size={16} className="text-muted" />
            <OpenArtefact path={path} name={values.fileName.trim() || 'Your PDF'} />
            <IconButton
              label="Remove the artefact"
              icon={X}
              size="sm"
              onClick={() => onChange({ attachments: [], fileName: '' })}
            />
          </div>
        ) : upload ? (
          <Uploading upload={upload} onAgain={again} onCancel={cancel} />
        ) : (
          <DropZone
            label="the artefact"
            hint="PDF, up to 10 MB"
            accept=".pdf"
            isInvalid={Boolean(error)}
            onFiles={([file]) => (file ? choose(file) : undefined)}
          />
        )}
        {path ? (
          <Field
            label="Title of the artefact"
            error={titleError}
            aside={
              <span data-over={length > max || undefined} className="tabular text-xs data-over:text-danger">
                {length}/{max}
              </span>
            }
          >
            {(control) => (
              <TextInput
                {...control}
                value={values.fileName}
                onBlur={onTitleBlur}
                onChange={({ target }) => onChange({ fileName: target.value })}
              />
            )}
          </Field>
        ) : null}
      </div>
      <TimedOut isOpen={upload?.fault?.kind === 'late'} onClose={cancel} />
    </FieldGroup>
  )
}

/** A file's name is a good title as long as it is short enough. */
function titleOf(fileName: string): string {
  const name = fileName.replace(/\.pdf$/i, '').trim()
  return [...name].slice(0, RESPONSE_LIMITS.artefactTitleCharactersMax).join('').trim()
}

function Uploading({ upload, onAgain, onCancel }: { upload: ArtefactUpload; onAgain(): void; onCancel(): void }) {
  const { file, percent, fault } = upload
  if (fault && fault.kind !== 'late')
    return (
      <Notice
        tone="danger"
        isLive
        action={
          <>
            {fault.kind === 'failed' ? (
              <Button size="sm" icon={RotateCcw} onClick={onAgain}>
                Try again
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Choose another file
            </Button>
          </>
        }
      >
        {fault.message}
      </Notice>
    )
  return (
    <div className="grid gap-2 rounded-md bg-sunken py-2 ps-3 pe-1 text-sm">
      <div className="flex items-center gap-3">
        <Icon of={FileText} size={16} className="text-muted" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="tabular text-xs text-muted">{formatFileSize(file.size)}</span>
        <IconButton label={`Cancel uploading ${file.name}`} icon={X} size="sm" onClick={onCancel} />
      </div>
      <ProgressBar label={`Uploading ${file.name}`} percent={percent} />
    </div>
  )
}

/** IERR-18, GI-85 */
function TimedOut({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { supportEmail: email } = useConfig()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Upload Timed Out"
      footer={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>
        Upload Timed Out — it may be due to large content or file size. Need help? Contact us at{' '}
        <a href={`mailto:${email}`} className="focus-ring rounded-sm text-accent underline underline-offset-3">
          {email}
        </a>
      </p>
    </Dialog>
  )
}
