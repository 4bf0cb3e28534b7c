import { type ComponentType, lazy, useEffect, useState } from 'react'

/** Long enough for the page to be there and its first requests answered. */
const AFTER_FIRST_LOAD_MS = 3_000

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/** A component with its code in a chunk of its own, which loads when it is first rendered, or earlier by `load`. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return Object.assign(lazy(load), { load: () => void load().catch(() => undefined) })
}

/** Loads a part once the page is there, so that it opens at once, and also without a network. */
export function useLoadedLater({ load }: { load(): void }): void {
  useEffect(() => {
    const timer = setTimeout(load, AFTER_FIRST_LOAD_MS)
    return () => clearTimeout(timer)
  }, [load])
}

/** For what has no place on the page: shows nothing until its code is there, and if it can't be loaded. */
export function PartForLater({ load }: { load: Load<object> }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isShown = true
    load()
      .then(({ default: Loaded }) => isShown && setPart(() => Loaded))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [load])
  return Part && <Part />
}
