import { useCallback, useRef } from 'react'
import { readStored, removeStored, writeStored } from '#lib/browser/storage.js'

/** Parts of a long form load on their own and move what is below them. */
const SETTLES_MS = 3_000
const LOOK_MS = 100
/** Once the user does any of these, the form no longer moves by itself. */
const USER_INPUT = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Where in a form somebody was: at which field, how far below the upper edge it stood, and what they were about to do. */
interface Place {
  label: string
  /** which of the labels with this text: every entry of a list has the same ones */
  nth: number
  top: number
  focus: 'field' | 'send' | null
}

interface Draft {
  restoredAge: string | null
  wasSendAttempted: boolean
  conflicts: readonly unknown[]
}

/** One that may have been posted, or that conflicts, has to be read about first, at the top. */
const mayLeadBack = ({ restoredAge, wasSendAttempted, conflicts }: Draft) =>
  restoredAge !== null && !wasSendAttempted && conflicts.length === 0

/**
 * Leads back to where somebody was in a form when it went from the screen without being closed: for the plans, for Credits,
 * by a reload or with the session. The tab remembers it.
 * @returns `attach` is the form's ref; `closing` wraps what closes it on purpose, after which it begins at its top
 */
export function useFormPlace(name: string, draft: Draft) {
  const key = `formPlace:${name}`
  const isWanted = useRef(mayLeadBack(draft))
  const isClosed = useRef(false)
  const attach = useCallback(
    (form: HTMLFormElement) => {
      const before = take(key)
      const letGo = before && isWanted.current ? leadBack(form, before) : undefined
      // a dialog over the form takes the focus; what counts is where it was in this one
      let focused: Element | null = null
      const panel = form.closest('[role="dialog"]')
      const onFocus = ({ target }: Event) => {
        focused = target as Element
      }
      const save = () => {
        const place = isClosed.current ? null : placeIn(form, focused)
        if (place) keep(key, place)
      }
      panel?.addEventListener('focusin', onFocus)
      window.addEventListener('pagehide', save)
      return () => {
        letGo?.()
        panel?.removeEventListener('focusin', onFocus)
        window.removeEventListener('pagehide', save)
        save()
      }
    },
    [key],
  )
  const closing = (close: () => void) => () => {
    isClosed.current = true
    close()
  }
  return { attach, closing }
}

const labelsIn = (form: HTMLFormElement) => [...form.querySelectorAll('label')]
const labelsNamed = (form: HTMLFormElement, text: string) =>
  labelsIn(form).filter(({ textContent }) => textContent === text)
const topOf = (element: Element) => element.getBoundingClientRect().top
const scrollerOf = (form: HTMLFormElement) => form.parentElement ?? form
const sendOf = (form: HTMLFormElement) =>
  document.querySelector<HTMLElement>(`button[type="submit"][form="${form.id}"]`)

/** A field's label has an ID and is in a line of its own above the control; that of a checkbox or of files is beside it. */
const fieldOf = (label: HTMLLabelElement) => (label.id ? label.parentElement?.parentElement : null) ?? label
/** Of a rich text, which no label names, the text and not its toolbar. */
const controlOf = (label: HTMLLabelElement) =>
  label.control ?? fieldOf(label).querySelector<HTMLElement>('[contenteditable="true"]')

/** A checkbox is its label's control, but not in a field with it; a rich text is in a field, but no label's control. */
const isFor = (label: HTMLLabelElement, focused: Element | null) =>
  focused !== null && (label.control === focused || fieldOf(label).contains(focused))

function placeIn(form: HTMLFormElement, focused: Element | null): Place | null {
  const edge = topOf(scrollerOf(form))
  const labels = labelsIn(form)
  const own = labels.find((label) => isFor(label, focused))
  const shown = own ?? labels.find((label) => topOf(label) >= edge)
  if (!shown) return null
  const focus = own ? 'field' : focused !== null && focused === sendOf(form) ? 'send' : null
  const label = shown.textContent
  return { label, nth: labelsNamed(form, label).indexOf(shown), top: topOf(shown) - edge, focus }
}

/** @returns stops it */
function leadBack(form: HTMLFormElement, place: Place): () => void {
  const panel = form.closest('[role="dialog"]')
  let led: HTMLElement | null = null
  // The dialog takes the focus to itself first, and a rich text begins anew once its code is there.
  const settle = () => {
    const label = labelsNamed(form, place.label)[place.nth]
    if (!label) return
    const target = place.focus === 'send' ? sendOf(form) : place.focus === 'field' ? controlOf(label) : null
    const active = document.activeElement ?? document.body
    if (active !== target) {
      const isUnplaced = active === document.body || active === panel
      const isReplaced = led?.isConnected === false
      const isInPanel = active.closest('[role="dialog"]') === panel
      // voice control and screen readers move the focus without any input that could be listened to
      if (isInPanel && !isUnplaced && !isReplaced) return stop()
      if (target && (isUnplaced || (isInPanel && isReplaced))) {
        target.focus({ preventScroll: true })
        led = target
      }
    }
    const scroller = scrollerOf(form)
    scroller.scrollTop += topOf(label) - topOf(scroller) - place.top
  }
  const frame = requestAnimationFrame(settle)
  const again = setInterval(settle, LOOK_MS)
  const stop = () => {
    cancelAnimationFrame(frame)
    clearInterval(again)
    clearTimeout(end)
    for (const type of USER_INPUT) window.removeEventListener(type, stop, true)
  }
  const end = setTimeout(stop, SETTLES_MS)
  for (const type of USER_INPUT) window.addEventListener(type, stop, { capture: true, passive: true })
  return stop
}

/** If it can't be stored, the form begins at its top. */
function keep(key: string, place: Place): void {
  writeStored(key, place, 'session')
}

function take(key: string): Place | null {
  const stored = readStored<Place>(key, 'session')
  removeStored(key, 'session')
  return stored
}
