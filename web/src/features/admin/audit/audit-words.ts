import { amountUnit, formatAmount } from '#contract/format/money.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { staffActWords } from '#contract/staff/staff-acts.js'
import { HISTORY_EVENTS, HISTORY_SENTENCES } from '#contract/workflow/history.js'
import type { AuditEntry } from './use-audit'

/** Stands where the name belongs, so that it can be a link. */
const NAME = '\u0000'

/** Timelines say what became of a post; here it matters who ended it. */
const ENDED_BY: Readonly<Partial<typeof HISTORY_SENTENCES>> = {
  completed: (name, thing) => `${name} closed the ${thing} as completed.`,
  no_hires: (name, thing) => `${name} closed the ${thing} without a hire.`,
  closed: (name, thing) => `${name} closed the ${thing}.`,
  deleted: (name, thing) => `${name} deleted the ${thing}.`,
}

/** What is stored with an entry, as far as the page shows it. */
interface Details {
  by?: unknown
  amount_cents?: unknown
  amount_unit?: unknown
  details?: unknown
  percentage?: unknown
  version?: unknown
  /** of a suggested topic: its name as suggested, and as it is in the list */
  title?: unknown
  topic?: unknown
}

const detailsOf = ({ details }: AuditEntry): Details =>
  typeof details === 'object' && details !== null ? (details as Details) : {}

/** A sentence around the name of who did it: " approved the post."; without a name it is all in `lead`. */
export function auditSentence(entry: AuditEntry): { lead: string; rest: string | null } {
  const event = HISTORY_EVENTS.find((known) => known === entry.act)
  const sentence = event
    ? (ENDED_BY[event] ?? HISTORY_SENTENCES[event])(NAME, wordForType(entry.opportunity?.type))
    : `${NAME} ${staffActWords(entry.act ?? '')}.`
  const [lead = '', rest = null] = sentence.split(NAME)
  return { lead, rest }
}

/** Who did it if it was no person with an account here. */
export function auditActor(entry: AuditEntry): string {
  if (isByCommandLine(entry)) return 'The command line'
  return entry.actor_role === 'staff' ? 'Our staff' : 'The system'
}

/** The log files what the command line did under the person concerned. */
export function isByCommandLine(entry: AuditEntry): boolean {
  return detailsOf(entry).by === 'command line'
}

/** The amount, the payment, the version or the topic it is about. */
export function auditFacts(entry: AuditEntry): string[] {
  const { amount_cents, amount_unit, details, percentage, version, title, topic } = detailsOf(entry)
  const isTopic = entry.subject_type === 'topic' && typeof title === 'string'
  return [
    typeof amount_cents === 'number' ? formatAmount(amount_cents, amountUnit(String(amount_unit ?? ''))) : null,
    typeof details === 'string' && typeof percentage === 'number' ? `${details} (${percentage}%)` : null,
    typeof version === 'number' ? `Version ${version}` : null,
    isTopic ? (typeof topic === 'string' && topic !== title ? `${title}, as ${topic}` : title) : null,
  ].filter((fact) => fact !== null)
}
