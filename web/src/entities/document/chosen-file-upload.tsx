import { FileText, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { DOCUMENT_ACCEPT, type UploadType } from '#contract/files/upload-limits.js'
import { uploadRefusal } from '#contract/files/upload-words.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { DropZone } from './drop-zone'
import { formatFileSize } from './file-size'
import { useOpportunityUploads } from './opportunity-uploads'
import { faultBeforeSending, refusedText, uploadHint } from './upload-messages'
import { PendingRow } from './upload-rows'

interface ChosenFileUploadProps {
  label: string
  uploadType: UploadType
  /** uploading is the main action here */
  isPrimary?: boolean
  /** there is one already, so the field for another stays closed until asked for */
  isFolded?: boolean
  /** for a signed NDA: the version of the post that the page showed */
  seenVersion?: number
  onStored?(): void
}

/** A file and the version that was on the page when it was chosen: a version that loads later isn't what was signed. */
interface Choice {
  file: File
  seenVersion: number | undefined
}

/** Choose a file, check its name, then send it: Upload stays disabled until one is chosen (PROP-17 to PROP-19). */
export function ChosenFileUpload(props: ChosenFileUploadProps) {
  const { label, uploadType, isPrimary = false, isFolded = false, seenVersion, onStored } = props
  const errorId = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const uploads = useOpportunityUploads(uploadType, () => {
    setIsUnfolded(false)
    onStored?.()
  })
  const [choice, setChoice] = useState<Choice | null>(null)
  const chosen = choice?.file ?? null
  const error = chosen ? faultOf(chosen, uploadType) : null

  const send = () => {
    if (!choice || error) return
    uploads.add([choice.file], uploadType, { seenVersion: choice.seenVersion })
    setChoice(null)
  }

  if (isFolded && !isUnfolded && uploads.pending.length === 0) {
    return (
      <Button variant="quiet" size="sm" icon={Plus} className="self-start" onClick={() => setIsUnfolded(true)}>
        Add another file<span className="sr-only"> for {label}</span>
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label={label}
        hint={uploadHint(uploadType)}
        isInvalid={error !== null}
        onFiles={([file]) => setChoice(file ? { file, seenVersion } : null)}
      />
      {chosen ? (
        <div className="flex items-center gap-3 rounded-md bg-sunken py-1 ps-3 pe-1 text-sm">
          <Icon of={FileText} size={16} className="text-muted" />
          <span className="min-w-0 flex-1 truncate">{chosen.name}</span>
          <span className="tabular text-xs text-muted">{formatFileSize(chosen.size)}</span>
          <IconButton label={`Do not upload ${chosen.name}`} icon={X} size="sm" onClick={() => setChoice(null)} />
        </div>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
      {uploads.pending.length > 0 ? (
        <ul
          aria-label={`Uploads: ${label}`}
          className="flex flex-col divide-y divide-line rounded-md border border-line"
        >
          {uploads.pending.map((upload) => (
            <PendingRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      ) : null}
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        className="self-start"
        disabled={!chosen || error !== null}
        aria-describedby={error ? errorId : undefined}
        onClick={send}
      >
        Upload<span className="sr-only"> {label}</span>
      </Button>
    </div>
  )
}

/** Catches early what the server would refuse. The server checks the content; this only sees name and size (GO-36). */
function faultOf(file: File, uploadType: UploadType): string | null {
  const isKnown = DOCUMENT_ACCEPT.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))
  if (!isKnown) return uploadRefusal(uploadType, 'kind')
  const fault = faultBeforeSending(file, uploadType)
  return fault && refusedText(fault)
}
