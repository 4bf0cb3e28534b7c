import { type LucideIcon, Minus, PenLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'
import { Icon } from '#ui/display/icon.js'
import { sideOf } from './brief/brief-lines'
import { BriefLinesView } from './brief/brief-lines-view'
import type { FieldChange } from './review-changes'
import { TextParts } from './text-parts'
import type { DiffPart } from './word-diff'

const MARKS: Readonly<Record<FieldChange['mark'], { icon: LucideIcon; label: string }>> = {
  added: { icon: Plus, label: 'Added' },
  removed: { icon: Minus, label: 'Removed' },
  changed: { icon: PenLine, label: 'Changed' },
}

interface ComparisonTableProps {
  caption: string
  /** The column of earlier values: "Version 1, approved 3 days ago". */
  before: string
  after: string
  changes: readonly FieldChange[]
}

/** What changed, field by field, with the earlier value beside the current one; on phones both in one text. */
export function ComparisonTable({ caption, before, after, changes }: ComparisonTableProps) {
  return (
    // the roles are repeated because `display: block` takes them away from a table in some browsers
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full text-sm md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:table-row">
          <Head className="md:w-32">Field</Head>
          <Head className="md:hidden">What changed</Head>
          <Head className="max-md:hidden">{before}</Head>
          <Head className="max-md:hidden">{after}</Head>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line md:table-row-group">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents of one kind have the same name
          <tr key={`${change.name} ${index}`} role="row" className="block py-3 md:table-row">
            <th role="rowheader" scope="row" className="block pb-2 text-start align-top md:table-cell md:py-3 md:pe-4">
              <span className="block font-medium text-ink">{change.name}</span>
              <Mark of={change.mark} />
            </th>
            <Side change={change} className="block md:hidden" />
            <Side change={change} without="added" className="hidden md:table-cell" />
            <Side change={change} without="removed" className="hidden md:table-cell" />
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      scope="col"
      className={classNames('border-b border-line py-2 pe-4 text-start text-xs font-medium text-muted', className)}
    >
      {children}
    </th>
  )
}

function Mark({ of: mark }: { of: FieldChange['mark'] }) {
  const { icon, label } = MARKS[mark]
  return (
    <span className="inline-flex items-center gap-1 text-xs font-normal text-muted">
      <Icon of={icon} size={16} />
      {label}
    </span>
  )
}

interface SideProps {
  change: FieldChange
  /** by default, both sides are in one text */
  without?: 'added' | 'removed'
  className: string
}

function Side({ change, without, className }: SideProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" className={classNames('align-top md:py-3 md:pe-4 md:last:pe-0', className)}>
      {change.shape === 'brief' ? (
        <BriefLinesView lines={without ? sideOf(change.lines, without) : change.lines} />
      ) : (
        <Value isList={change.shape === 'list'} parts={change.parts.filter(({ kind }) => kind !== without)} />
      )}
    </td>
  )
}

function Value({ isList, parts }: { isList: boolean; parts: readonly DiffPart[] }) {
  if (parts.length === 0) return <span className="text-muted">None</span>
  if (isList) return <ListParts parts={parts} />
  return (
    <p className="wrap-anywhere whitespace-pre-wrap text-ink">
      <TextParts parts={parts} />
    </p>
  )
}

function ListParts({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat, and the list never changes
        <li key={index} className="wrap-anywhere text-ink">
          <TextParts parts={[part]} />
        </li>
      ))}
    </ul>
  )
}
