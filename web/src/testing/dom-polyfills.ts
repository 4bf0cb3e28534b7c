import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'

/** APIs that Headless UI and Editor.js need and happy-dom lacks. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver
Element.prototype.getAnimations ??= () => []
// as in Chromium since 2026, so that nobody hands its promise on to React
Element.prototype.scrollIntoView = () => Promise.resolve()
window.scrollTo = () => {}
// A worker's files share one global object, and a stale selection of an earlier file's document takes no caret of this one.
window.getSelection = () => document.getSelection()

/** Of the commands, those that put something at the caret. */
document.execCommand ??= (command, _isShown, value = '') => {
  const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : undefined
  if (!range || (command !== 'insertText' && command !== 'insertHTML')) return false
  range.deleteContents()
  const holder = range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement
  const inserted = command === 'insertText' ? document.createTextNode(value) : fragmentOf(value)
  const last = inserted instanceof DocumentFragment ? inserted.lastChild : inserted
  range.insertNode(inserted)
  if (last) window.getSelection()?.collapse(last, last.nodeType === Node.TEXT_NODE ? (last.nodeValue?.length ?? 0) : 0)
  holder?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/**
 * happy-dom copies an element's styles with `structuredClone`, for each of its ancestors whenever anything has changed.
 * Roles, names and axe ask for styles all the time, so that was a twentieth of the time of a screen's tests. Each
 * property is a flat object, which is copied here as one.
 */
CSSPropertyManager.prototype.clone = function clone() {
  const copies = Object.entries(this.properties).map(([name, property]) => [name, { ...property }])
  return Object.assign(new CSSPropertyManager(), {
    properties: Object.fromEntries(copies),
    definedPropertyNames: { ...Reflect.get(this, 'definedPropertyNames') },
  })
}
