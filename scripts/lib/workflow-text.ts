import { COUNTER_OFFER_MOVES } from '#contract/workflow/counter-offer.graph.js'
import { OPPORTUNITY_MOVES } from '#contract/workflow/opportunity.graph.js'
import { APPLICATION_ACTIONS, type ApplicationAction, TRACKING_MOVES } from '#contract/workflow/tracking.graph.js'

type Cell = string | null
export interface TransitionTable {
  name: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** The rows of the three transition tables, from the graphs. */
export function transitionRows(): TransitionTable[] {
  return [
    {
      name: 'opportunity_transitions',
      columns: ['from_status', 'to_status', 'actor'],
      rows: OPPORTUNITY_MOVES.map(({ from, to, actor }) => [from, to, actor]),
    },
    {
      name: 'tracking_transitions',
      columns: ['from_status', 'to_status', 'actor', 'action'],
      rows: TRACKING_MOVES.map(({ from, to, actor, action }) => [from, to, actor, action]),
    },
    {
      name: 'counter_offer_transitions',
      columns: ['from_status', 'to_status', 'actor', 'action'],
      rows: COUNTER_OFFER_MOVES.map(({ from, to, actor, action }) => [from, to, actor, action]),
    },
  ]
}

/** Replaces the tables' entire content. */
export function transitionsSql(tables: readonly TransitionTable[]): string {
  const head = '-- Written by `npm run graph` from actions/contract/workflow; change the graphs, not this file.\n'
  const literal = (cell: Cell) => (cell === null ? 'NULL' : `'${cell.replaceAll("'", "''")}'`)
  const filled = tables.map(({ name, columns, rows }) => {
    const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n')
    return `DELETE FROM ${name};\nINSERT INTO ${name} (${columns.join(', ')}) VALUES\n${values};\n`
  })
  return head + filled.join('')
}

/** The same as a page for docs/. */
export function workflowPage(): string {
  return `${[
    '# Workflow',
    'Written by `npm run graph` from [the graphs](../actions/contract/workflow/tracking.graph.ts); change those, not this page. A trigger refuses every other move, whoever writes.',
    '## What the expert and the poster do',
    tableOf(
      ['Action', 'By', 'While the opportunity is', 'The expert stands', 'Leads to'],
      Object.entries<ApplicationAction>(APPLICATION_ACTIONS).map(([name, action]) => [
        `\`${name}\``,
        action.actor,
        action.opportunity.join(', '),
        action.from.map(words).join(', '),
        action.to ?? 'no move',
      ]),
    ),
    '## Moves of an opportunity, and what they do to the experts on it',
    tableOf(
      ['From', 'To', 'By', 'Experts'],
      OPPORTUNITY_MOVES.map(({ from, to, actor, trackings = {} }) => [
        words(from),
        to,
        actor,
        Object.entries(trackings)
          .map(([before, after]) => `${before} → ${after}`)
          .join(', ') || 'stay',
      ]),
    ),
    '## Moves of an expert',
    tableOf(
      ['From', 'To', 'By', 'Through'],
      TRACKING_MOVES.map(({ from, to, actor, action }) => [words(from), to, actor, `\`${action}\``]),
    ),
    '## Moves of a counter offer',
    tableOf(
      ['From', 'To', 'By', 'Through'],
      COUNTER_OFFER_MOVES.map(({ from, to, actor, action }) => [words(from), to, actor, `\`${action}\``]),
    ),
  ].join('\n\n')}\n`
}

function words(status: string | null): string {
  return status ?? 'none'
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
