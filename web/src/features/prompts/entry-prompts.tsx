import { type ComponentType, type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { isMarked, mark } from '#lib/browser/flags.js'
import { useIsOnline } from '#lib/browser/use-online.js'
import { useQuietMoment } from '#lib/browser/use-quiet-moment.js'
import { useTrack } from '#lib/consent/track.js'
import { paths } from '#lib/paths.js'
import { DIALOG_CODE } from '#ui/overlay/dialog-code.js'
import {
  type EntryPrompt,
  nextPrompt,
  type PromptDialogProps,
  type PromptFacts,
  type PromptName,
} from './entry-prompt-list'
import { useEndedWelcomes } from './use-ended-welcomes'
import { usePromptFacts } from './use-prompt-facts'

type PromptDialog = ComponentType<PromptDialogProps>

const DIALOGS: Record<PromptName, () => Promise<{ default: PromptDialog }>> = {
  'team-welcome': () => import('./dialogs/team-welcome-dialog'),
  'staff-welcome': () => import('./dialogs/staff-welcome-dialog'),
  feedback: () => import('./dialogs/feedback-dialog'),
  'profile-update': () => import('./dialogs/profile-update-dialog'),
  'exciting-news': () => import('./dialogs/exciting-news-dialog'),
  calendar: () => import('./dialogs/calendar-dialog'),
  subscription: () => import('./dialogs/reminder-dialog'),
}

interface EntryPromptProps {
  /** called whenever no prompt of the list is open or due: changes of credits may follow (GD-81) */
  onSettled(isSettled: boolean): void
}

/** Shows the prompts that are due, one at a time and in their order, at moments when nobody types or reads a dialog. */
export default function EntryPrompts({ onSettled }: EntryPromptProps) {
  const { pathname } = useLocation()
  // both addresses are the home (GD-01)
  const isHome = matchPath(paths.home, pathname) !== null || matchPath(paths.dashboard, pathname) !== null
  const track = useTrack()
  const facts = usePromptFacts(isHome)
  const welcomes = useEndedWelcomes()
  const [closed, setClosed] = useState<readonly PromptName[]>([])
  const [open, setOpen] = useState<{ prompt: EntryPrompt; facts: PromptFacts; Dialog: PromptDialog } | null>(null)
  // those of the home that were open when it was left: their flags are set, but nobody closed them
  const [left, setLeft] = useState<readonly PromptName[]>([])
  // those whose code a newer release has replaced: they come with the next page that is loaded
  const [missing, setMissing] = useState<readonly PromptName[]>([])
  const isDone = (prompt: EntryPrompt, known: PromptFacts) =>
    missing.includes(prompt.name) ||
    (welcomes.isEnded(prompt.name, known) ?? closed.includes(prompt.name)) ||
    (isFlagged(prompt, known) && !left.includes(prompt.name))
  const due = facts && nextPrompt(facts, { isHome, isDone: (prompt) => isDone(prompt, facts) })
  // who leaves the home isn't followed by its prompt; it waits for their return, and holds up no other meanwhile
  const isHere = open && (isHome || open.prompt.where === 'everywhere')
  // it may have been closed in another tab
  const shown = isHere && !welcomes.isEnded(open.prompt.name, open.facts) ? open : null
  useEffect(() => {
    if (!open || shown) return
    setLeft((names) => [...names, open.prompt.name])
    setOpen(null)
  }, [open, shown])
  const Dialog = useDialogOf(shown ? null : (due?.name ?? null), setMissing)
  const isQuiet = useQuietMoment(Dialog !== null)
  useEffect(() => {
    if (!isQuiet || !due || !facts || !Dialog) return
    if (due.flag) mark(due.flag.store, due.flag.key(facts))
    setOpen({ prompt: due, facts, Dialog })
    track('prompt shown')
  }, [isQuiet, due, facts, Dialog, track])
  useEffect(() => onSettled(facts !== null && due === null && shown === null), [facts, due, shown, onSettled])
  if (!shown) return null
  const { name } = shown.prompt
  const close = () => {
    track('prompt closed')
    welcomes.end(name, shown.facts)
    setClosed([...closed, name])
    setOpen(null)
  }
  return <shown.Dialog facts={shown.facts} onClose={close} />
}

/**
 * The code of a prompt, which has to be there before the moment for it comes: the prompt would otherwise open over what
 * was begun while it loaded. Nothing is said of what can't be loaded: without a network it is tried again once that is back, else the
 * next prompt may come.
 */
function useDialogOf(
  name: PromptName | null,
  setMissing: Dispatch<SetStateAction<readonly PromptName[]>>,
): PromptDialog | null {
  const isOnline = useIsOnline()
  const [loaded, setLoaded] = useState<{ name: PromptName; Dialog: PromptDialog } | null>(null)
  useEffect(() => {
    if (name === null || !isOnline) return
    let isWanted = true
    Promise.all([DIALOGS[name](), DIALOG_CODE.fetch()])
      .then(([{ default: Dialog }]) => isWanted && setLoaded({ name, Dialog }))
      .catch(() => isWanted && navigator.onLine && setMissing((names) => [...names, name]))
    return () => {
      isWanted = false
    }
  }, [name, isOnline, setMissing])
  return loaded && loaded.name === name ? loaded.Dialog : null
}

function isFlagged({ flag }: EntryPrompt, facts: PromptFacts): boolean {
  return flag !== undefined && isMarked(flag.store, flag.key(facts))
}
