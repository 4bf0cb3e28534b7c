import { FileText, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_ACCEPT, type UploadType } from '#contract/files/upload-limits.js'
import { uploadRefusal } from '#contract/files/upload-words.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { DropZone } from './drop-zone'
import { formatFileSize } from './file-size'
import { useOpportunityUploads } from './opportunity-uploads'
import { faultBeforeSending, refusedLines, uploadHint } from './upload-messages'
import { PendingRow, RefusedFile } from './upload-rows'

interface ChosenFileUploadProps {
  label: string
  uploadType: UploadType
  /** how many more files there may be; with more than one, several can be chosen at once */
  room?: number
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
  key: string
  file: File
  seenVersion: number | undefined
}

/**
 * Choose files, check their names, then send them: Upload stays disabled until there is one that can be sent (PROP-17 to
 * PROP-19). Those that can't stay in the list with the reason, and hold up nothing.
 */
export function ChosenFileUpload(props: ChosenFileUploadProps) {
  const { label, uploadType, room = 1, isPrimary = false, isFolded = false, seenVersion, onStored } = props
  const [isUnfolded, setIsUnfolded] = useState(false)
  const uploads = useOpportunityUploads(uploadType, () => {
    setIsUnfolded(false)
    onStored?.()
  })
  const isFaulty = (file: File) => faultsOf(file, uploadType).length > 0
  const { choices, sendable, left, choose, remove, take } = useChoices({
    room: room - uploads.pending.length,
    ...{ seenVersion, isFaulty },
  })

  const send = () => {
    for (const { file, seenVersion: version } of take()) uploads.add([file], uploadType, { seenVersion: version })
  }

  if (isFolded && !isUnfolded && uploads.pending.length === 0 && choices.length === 0) {
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
        isInvalid={sendable.length < choices.length}
        isMultiple={room > 1}
        onFiles={choose}
      />
      {choices.length > 0 ? (
        <ul aria-label={`Chosen files: ${label}`} className="flex flex-col gap-3">
          {choices.map(({ key, file }) => (
            <ChosenRow key={key} file={file} faults={faultsOf(file, uploadType)} onRemove={() => remove(key)} />
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <p role="status" className="text-sm text-muted">
          {left === 1 ? 'One file too many was left out.' : `${left} files too many were left out.`}
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
        disabled={sendable.length === 0}
        onClick={send}
      >
        Upload<span className="sr-only"> {label}</span>
      </Button>
    </div>
  )
}

interface ChoiceOptions {
  room: number
  seenVersion: number | undefined
  isFaulty(file: File): boolean
}

/**
 * The files that are chosen and not sent yet, as many as there is room for. Faulty ones take no room, as they can't be
 * sent; the next choice takes their place, and that of a single one.
 */
function useChoices({ room, seenVersion, isFaulty }: ChoiceOptions) {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [left, setLeft] = useState(0)
  const choose = (files: readonly File[]) => {
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), file, seenVersion }))
    const all = room > 1 ? [...choices.filter(({ file }) => !isFaulty(file)), ...chosen] : chosen
    const fitting = all.filter(({ file }) => !isFaulty(file)).slice(0, Math.max(room, 1))
    const kept = all.filter((choice) => isFaulty(choice.file) || fitting.includes(choice))
    setChoices(kept)
    setLeft(all.length - kept.length)
  }
  const change = (next: readonly Choice[]) => {
    setChoices(next)
    setLeft(0)
  }
  const remove = (key: string) => change(choices.filter((choice) => choice.key !== key))
  const sendable = choices.filter(({ file }) => !isFaulty(file))
  const take = () => {
    change(choices.filter(({ file }) => isFaulty(file)))
    return sendable
  }
  return { choices, sendable, left, choose, remove, take }
}

interface ChosenRowProps {
  file: File
  /** what is wrong with it, a line each */
  faults: readonly string[]
  onRemove(): void
}

function ChosenRow({ file, faults, onRemove }: ChosenRowProps) {
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center gap-3 rounded-md bg-sunken py-1 ps-3 pe-1 text-sm">
        <Icon of={FileText} size={16} className="text-muted" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="tabular text-xs text-muted">{formatFileSize(file.size)}</span>
        <IconButton label={`Do not upload ${file.name}`} icon={X} size="sm" onClick={onRemove} />
      </div>
      {faults.length > 0 ? <RefusedFile name={file.name} lines={faults} className="ps-3" /> : null}
    </li>
  )
}

/** Catches early what the server would refuse. The server checks the content; this only sees name and size (GO-36). */
function faultsOf(file: File, uploadType: UploadType): string[] {
  const isKnown = DOCUMENT_ACCEPT.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))
  if (!isKnown) return [uploadRefusal(uploadType, 'kind')]
  const fault = faultBeforeSending(file, uploadType)
  return fault ? refusedLines(fault) : []
}
