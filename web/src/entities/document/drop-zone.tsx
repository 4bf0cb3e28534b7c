import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import { DOCUMENT_ACCEPT } from '#contract/files/upload-limits.js'

interface DropZoneProps {
  label: string
  /** which files are accepted */
  hint: string
  /** endings of the files that may be chosen */
  accept?: string
  isInvalid?: boolean
  isMultiple?: boolean
  onFiles(files: File[]): void
}

/** Choose files by click, keyboard or drag and drop. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, accept = DOCUMENT_ACCEPT, isInvalid, isMultiple = false, onFiles } = props
  const inputId = useId()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field inside does the same by keyboard
    <div
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed border-control px-4 py-3 text-sm text-muted transition-colors duration-120 data-invalid:border-danger data-over:bg-accent-soft"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1))
      }}
    >
      <Paperclip aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <label
        htmlFor={inputId}
        className="cursor-pointer rounded-sm font-medium text-accent underline-offset-3 hover:underline has-[+input:focus-visible]:outline-2 has-[+input:focus-visible]:outline-accent"
      >
        {isMultiple ? 'Choose files' : 'Choose a file'}
        <span className="sr-only"> for {label}</span>
      </label>
      <input
        id={inputId}
        type="file"
        multiple={isMultiple}
        accept={accept}
        aria-describedby={hintId}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // so that the same file can be chosen again after it was removed
          event.target.value = ''
        }}
      />
      <span className="max-sm:hidden">{isMultiple ? 'or drop them here' : 'or drop it here'}</span>
      <span id={hintId} className="basis-full text-xs">
        {hint}
      </span>
    </div>
  )
}
