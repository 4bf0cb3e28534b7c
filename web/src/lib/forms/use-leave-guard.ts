import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { opensElsewhere } from '../browser/opens-elsewhere'
import { useBackGuard } from './use-back-guard'

/** Where somebody was about to go: by Back, or to an address. */
type Way = 'back' | string

/** A page and the entry that `useBackGuard` adds to it. */
const ENTRIES = 2

/**
 * Asks before what was typed is left: by a link or by Back in words of our own, by closing or reloading in the browser's.
 * @param options.fallback where Back leads if this was the first page
 * @param options.onLeave what is to be forgotten, once somebody has decided to leave
 */
export function useLeaveGuard(isAtWork: boolean, { fallback, onLeave }: { fallback: string; onLeave(): void }) {
  const navigate = useNavigate()
  const isReleased = useRef(false)
  const [way, setWay] = useState<Way | null>(null)
  useBackGuard(isAtWork, () => setWay('back'), isReleased)
  useEffect(() => (isAtWork ? guardWindow(isReleased, setWay) : undefined), [isAtWork])

  const go = (to: Way) => {
    isReleased.current = true
    setWay(null)
    if (to !== 'back') return void navigate(to)
    const entries = isAtWork ? ENTRIES : 1
    if (historyIndex() >= entries) navigate(-entries)
    else navigate(fallback, { replace: true })
  }
  return {
    isAsking: way !== null,
    stay: () => setWay(null),
    leave() {
      if (way === null) return
      onLeave()
      go(way)
    },
    /** Goes back, after asking if something would be lost. */
    back: () => (isAtWork ? setWay('back') : go('back')),
    /** What was typed has arrived, so there is nothing to ask about. */
    release(to: string) {
      isReleased.current = true
      navigate(to, { replace: true })
    },
  }
}

function guardWindow(isReleased: { readonly current: boolean }, ask: (way: Way) => void): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isReleased.current) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const to = isReleased.current ? null : leavingTo(event)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    ask(to)
  }
  window.addEventListener('beforeunload', onUnload)
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    window.removeEventListener('beforeunload', onUnload)
    document.removeEventListener('click', onClick, { capture: true })
  }
}

/** The page of ours that a click leads to; null for what stays here, or opens in a tab of its own. */
function leavingTo(event: MouseEvent): string | null {
  if (opensElsewhere(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null
  const url = new URL(link.href, window.location.href)
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** How many of our pages lie before this one. */
function historyIndex(): number {
  const state: unknown = window.history.state
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : 0
}
