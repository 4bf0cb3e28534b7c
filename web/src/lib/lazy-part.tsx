import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import type { SessionUser } from './session-user'

/** Long enough for the page to be there and its first requests answered. */
const AFTER_FIRST_LOAD_MS = 1_500

/** How long what a part's `first` asked for counts as new when the part is shown: long enough for its code to load. */
export const ASKED_FIRST_MS = 5_000

/** Who opens a page, for what is loaded before the page is first rendered. */
export interface Visit {
  /** null for visitors */
  user: SessionUser | null
  /** what the address names, such as an id */
  params: Readonly<Record<string, string | undefined>>
  /** the query of the address */
  query: URLSearchParams
  queryClient: QueryClient
}

type Part<Props extends object> = ComponentType<Props> & {
  /** loads the parts that this one shows at first, and begins to ask for what they show */
  first?(visit: Visit): unknown
}

type Load<Props extends object> = () => Promise<{ default: Part<Props> }>

/**
 * A component with its code in a chunk of its own, which loads when it is first rendered, or earlier by `load`. Once it is
 * there, it renders at once: React's own `lazy` shows the fallback nevertheless, and then keeps it for 300 ms.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    const code = await load()
    Loaded = code.default
    return code
  }
  const Later = lazy(loadOnce) as ComponentType<Props>
  const current = () => Loaded ?? Later
  // neither rejects: what couldn't be loaded is asked for again when it is rendered, and says so where it is missing
  return Object.assign((props: Props) => <Shown current={current} props={props} />, {
    load: async (): Promise<void> => {
      await loadOnce().catch(() => undefined)
    },
    /** Loads the part with what it shows at first. */
    prepare: async (visit: Visit): Promise<void> => {
      await loadOnce()
        .then(({ default: part }) => part.first?.(visit))
        .catch(() => undefined)
    },
  })
}

/** Stays what it was at first, so that nothing is mounted anew. */
function Shown<Props extends object>({ current, props }: { current(): ComponentType<Props>; props: Props }) {
  const [Same] = useState(current)
  return <Same {...props} />
}

/** Loads a part once the page is there, so that it opens at once, and also without a network. */
export function useLoadedLater({ load }: { load(): unknown }): void {
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
