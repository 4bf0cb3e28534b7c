// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as React from 'react'
import type * as ReactDom from 'react-dom'
import type * as ReactClient from 'react-dom/client'
import { parseSync } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOnly } from './client-only-react'

const require = createRequire(import.meta.url)

/** A file of what the client is built from; node itself would only load it in production. */
const codeOf = (name: string, file = name) =>
  readFileSync(path.join(path.dirname(require.resolve(name)), `cjs/${file}.production.js`), 'utf8')

function load(code: string): unknown {
  const exported = {}
  new Function('exports', 'require', code)(exported, (name: string) => known[name] ?? expect.unreachable(name))
  return exported
}
const known: Record<string, unknown> = {}
for (const name of ['react', 'scheduler', 'react-dom']) known[name] = load(codeOf(name))
const { Activity, Component, Fragment, Suspense, createElement: h, ...react } = known.react as typeof React
const { createPortal, flushSync } = known['react-dom'] as typeof ReactDom

const WHOLE = codeOf('react-dom', 'react-dom-client')
const trimmed = (code: string) => clientOnly(code, parseSync('react.js', code).program as never)
const CLIENTS = { whole: load(WHOLE), 'left in the client': load(trimmed(WHOLE)) } as Record<string, typeof ReactClient>

const log: string[] = []
const said = () => log.splice(0).join(' ')
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

function Told({ name }: { name: string }) {
  react.useLayoutEffect(() => {
    log.push(`+${name}`)
    return () => void log.push(`-${name}`)
  }, [name])
  react.useEffect(() => {
    log.push(`++${name}`)
    return () => void log.push(`--${name}`)
  }, [name])
  return h('li', null, name)
}

const Rows = ({ names }: { names: string }) =>
  h(
    'ul',
    { className: names },
    [...names].map((name) => h(Told, { key: name, name })),
  )

const Late = react.lazy(async () => ({ default: () => h('p', null, 'late') }))
const LateInTransition = react.lazy(async () => ({ default: () => 'late' }))

const Waits = ({ promise }: { promise: Promise<null> | null }) => h('b', null, 'here', promise && react.use(promise))

function Page({ onOpen }: { onOpen: { current(): void } }) {
  const [isOpen, setIsOpen] = react.useState(false)
  const shown = react.useDeferredValue(isOpen)
  react.useEffect(() => {
    onOpen.current = () => react.startTransition(() => setIsOpen(true))
  }, [onOpen])
  return h(Suspense, { fallback: '…' }, isOpen ? h(LateInTransition) : 'early', String(shown))
}

class Boundary extends Component<{ children?: React.ReactNode }> {
  override state = { error: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ error: message })
  override render() {
    return this.state.error || this.props.children
  }
}

function Broken(): never {
  throw new Error('broken')
}

const Words = react.createContext('')
const Sent = react.memo(() => h('button', { type: 'button', id: 'sent' }, react.use(Words)))

function Form({ field }: { field: React.Ref<HTMLInputElement> }) {
  const [text, setText] = react.useState('a')
  const onChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => setText(target.value.slice(0, 2))
  return h(
    'form',
    { onClick: () => log.push('click'), onFocus: () => log.push('focus') },
    h('input', { ref: field, value: text, onChange }),
    h(Words, { value: text }, createPortal(h(Sent), document.body)),
  )
}

/** What the product asks of React gives the same with all of it and with what is left. */
describe.each(Object.entries(CLIENTS))('React %s', (_name, { createRoot }) => {
  const container = document.body.appendChild(document.createElement('div'))
  let root: ReactClient.Root
  const show = (node: React.ReactNode) => flushSync(() => root.render(node))

  beforeEach(() => {
    root = createRoot(container, { onCaughtError: () => undefined })
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    expect(container.innerHTML).toBe('')
    log.length = 0
  })

  it('mounts, moves and removes rows, with their effects in order', async () => {
    show(h(Rows, { names: 'abc' }))
    await later()
    expect(container.innerHTML).toBe('<ul class="abc"><li>a</li><li>b</li><li>c</li></ul>')
    const kept = container.querySelectorAll('li')[2]
    show(h(Rows, { names: 'cda' }))
    await later()
    expect(container.textContent).toBe('cda')
    expect(container.querySelector('li')).toBe(kept)
    expect(said()).toBe('+a +b +c ++a ++b ++c -b +d --b ++d')
  })

  it('shows a fallback until code is there, and hides what waits again without losing it', async () => {
    const page = (promise: Promise<null> | null) =>
      h(Suspense, { fallback: '…' }, h(Told, { name: 'kept' }), h(Waits, { promise }), h(Late))
    show(page(new Promise((resolve) => setTimeout(resolve, 20, null))))
    expect(container.textContent).toBe('…')
    await vi.waitFor(() => expect(container.textContent).toBe('keptherelate'))
    const kept = container.querySelector('li')
    show(page(new Promise((resolve) => setTimeout(resolve, 50, null))))
    expect(kept?.style.display).toBe('none')
    expect(container.textContent).toContain('…')
    await vi.waitFor(() => expect(container.textContent).toBe('keptherelate'))
    expect(container.querySelector('li')).toBe(kept)
    expect(kept?.style.display).toBe('')
    expect(said()).toBe('+kept ++kept -kept +kept')
  })

  it('keeps what is there while a transition waits for its code', async () => {
    const onOpen = { current: () => expect.unreachable() }
    show(h(Page, { onOpen }))
    await later()
    onOpen.current()
    await Promise.resolve()
    expect(container.textContent).toBe('earlyfalse')
    await vi.waitFor(() => expect(container.textContent).toBe('latetrue'))
  })

  it('catches errors where a boundary is, and mounts what comes after them', () => {
    show(h(Boundary, null, h(Broken)))
    expect(container.textContent).toBe('broken')
    show(h(Boundary, { key: 'again' }, 'whole'))
    expect(container.textContent).toBe('whole')
  })

  it('hears what happens in fields, through portals too, and keeps controlled ones as they are', () => {
    const field = react.createRef<HTMLInputElement>()
    show(h(Form, { field }))
    const input = field.current as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'abc')
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
    expect(input.value).toBe('ab')
    const button = document.getElementById('sent')
    expect(button?.textContent).toBe('ab')
    button?.click()
    input.focus()
    expect(said()).toBe('click focus')
  })
})

describe('what is left out', () => {
  const { createRoot, hydrateRoot } = CLIENTS['left in the client'] as typeof ReactClient

  it.each([
    ['Activity', h(Activity, null, 'x')],
    ['a hoisted title', h('title', null, 'x')],
    ['a body', h('body', null)],
  ])('%s can’t be rendered unnoticed', (_, node) => {
    const onUncaughtError = vi.fn()
    const root = createRoot(document.createElement('div'), { onUncaughtError })
    flushSync(() => root.render(node))
    expect(onUncaughtError).toHaveBeenCalled()
  })

  it.each([
    ['a fragment’s ref', () => h(Fragment, { ref: () => undefined } as object, 'x')],
    ['the state of a form’s action', () => h(() => react.useActionState(() => 0, 0)[0])],
  ])('%s throws', (_, make) => {
    const onUncaughtError = vi.fn()
    const root = createRoot(document.createElement('div'), { onUncaughtError })
    flushSync(() => root.render(make()))
    expect(String(onUncaughtError.mock.calls[0])).toContain('Left out of React')
  })

  it('takes over no page that a server rendered', () => {
    expect(hydrateRoot).toBeUndefined()
  })

  it('has to be looked at again when React changes', () => {
    expect(() => trimmed(WHOLE.replaceAll('isHydrating', 'isTakingOver'))).toThrow(/React has no isHydrating;/)
    expect(() => trimmed('var isHydrating = false')).toThrow(/queueIfContinuousEvent.*31/)
  })
})
