import { type KeyboardEvent, useRef, useState } from 'react'
import { isSafeLinkUrl } from '#contract/rich-text/raw-content.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { Button } from '../../button/button'
import { Field } from '../../form/field'
import { TextInput } from '../../form/text-input'
import { Dialog } from '../../overlay/dialog'
import { completeLinkUrl } from './link-url'

export interface LinkDialogProps {
  text: string
  /** empty for a new link */
  url: string
  onSave(text: string, url: string): void
  onRemove(): void
  onClose(): void
}

const UNREADABLE = 'Enter an address such as https://example.com'

/** Adds or edits a link (RTE-02 to RTE-04, RTE-06). Not a `<form>`, because it may be inside one. */
export default function LinkDialog({ text, url, onSave, onRemove, onClose }: LinkDialogProps) {
  const [typedText, setTypedText] = useState(text)
  const [typedUrl, setTypedUrl] = useState(url)
  const [isRefused, setIsRefused] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const save = () => {
    const complete = completeLinkUrl(typedUrl)
    if (isSafeLinkUrl(complete)) return onSave(typedText.trim(), complete)
    setIsRefused(true)
    focusFirstInvalid(fields.current)
  }
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // the form around the editor mustn't take it as its own
    event.stopPropagation()
    save()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add/Edit Link"
      footer={
        <>
          {url ? (
            <Button className="me-auto" onClick={onRemove}>
              Remove link
            </Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <Field label="Text">
          {(control) => (
            <TextInput
              {...control}
              value={typedText}
              // what is typed at once would go nowhere, as the dialog itself has the focus otherwise
              data-autofocus={text === '' || undefined}
              onChange={(event) => setTypedText(event.target.value)}
              onKeyDown={saveOnEnter}
            />
          )}
        </Field>
        <Field label="Link" error={isRefused ? UNREADABLE : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={typedUrl}
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              // the text is what was selected, the address is what is missing
              data-autofocus={text !== '' || undefined}
              onChange={(event) => {
                setTypedUrl(event.target.value)
                setIsRefused(false)
              }}
              onKeyDown={saveOnEnter}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
