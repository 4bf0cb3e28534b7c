import { useId, useRef, useState } from 'react'
import { isSafeLinkUrl } from '#contract/rich-text/raw-content.js'
import { classNames } from '#lib/class-names.js'
import { Button } from '../button/button'
import { focusFirstInvalid } from '../form/focus-first-invalid'
import { inputSkin } from '../form/input-skin'
import { completeLinkUrl } from './link-url'

interface LinkFormProps {
  text: string
  onSave(text: string, url: string): void
  onCancel(): void
}

const INPUT = classNames(inputSkin, 'h-10')

/** Adds or edits a link (RTE-02 to RTE-04, RTE-06). Not a `<form>`, because it is inside one. */
export function LinkForm({ text, onSave, onCancel }: LinkFormProps) {
  const id = useId()
  const [typedText, setTypedText] = useState(text)
  const [typedUrl, setTypedUrl] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  const fields = useRef<HTMLFieldSetElement>(null)
  const save = () => {
    const url = completeLinkUrl(typedUrl)
    if (isSafeLinkUrl(url)) onSave(typedText.trim(), url)
    else {
      setIsRefused(true)
      focusFirstInvalid(fields.current)
    }
  }

  return (
    <fieldset
      ref={fields}
      aria-label="Add/Edit Link"
      className="flex flex-wrap items-end gap-3 border-b border-line bg-sunken px-3 py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onCancel()
        }
        if (event.key === 'Enter') {
          event.preventDefault()
          save()
        }
      }}
    >
      <label className="flex min-w-40 flex-1 flex-col gap-1 text-xs text-muted">
        Text
        <input className={INPUT} value={typedText} onChange={(event) => setTypedText(event.target.value)} />
      </label>
      <label className="flex min-w-40 flex-1 flex-col gap-1 text-xs text-muted">
        Link
        <input
          className={INPUT}
          value={typedUrl}
          inputMode="url"
          placeholder="https://"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
          autoFocus
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={(event) => setTypedUrl(event.target.value)}
        />
      </label>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={save}>Save</Button>
      </div>
      {isRefused ? (
        <p id={`${id}-error`} className="basis-full text-sm text-danger">
          Enter an address such as https://example.com
        </p>
      ) : null}
    </fieldset>
  )
}
