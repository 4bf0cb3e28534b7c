import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'

export interface Column<Row> {
  id: string
  header: string
  /** the header of its row; exactly one column should be */
  isRowHeader?: boolean
  isNumeric?: boolean
  /** visually hidden, for example above a column of buttons */
  isHeaderHidden?: boolean
  /** the row's menu, which stands in the corner of its card on phones */
  isMenu?: boolean
  /** sentences rather than a value: on phones they take the whole width, without the column's name */
  isWide?: boolean
  cell(row: Row): ReactNode
}

interface DataTableProps<Row> {
  /** what the table contains, for screen readers */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

/** A table for comparing rows. Under 700 px each row becomes a card whose cells repeat their column's name. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const hasMenu = columns.some(({ isMenu }) => isMenu)
  return (
    // the roles are repeated because `display: block` takes them away from a table in some browsers
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:table-row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2 text-xs font-medium whitespace-nowrap text-muted',
                column.isNumeric ? 'text-end' : 'text-start',
              )}
            >
              {column.isHeaderHidden ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="relative block rounded-lg border border-line bg-surface px-1 py-2 md:static md:table-row md:border-0 md:bg-transparent md:hover:bg-sunken"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} isBesideMenu={hasMenu} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

interface CellProps<Row> {
  column: Column<Row>
  row: Row
  isBesideMenu: boolean
}

function Cell<Row>({ column, row, isBesideMenu }: CellProps<Row>) {
  const Tag = column.isRowHeader ? 'th' : 'td'
  return (
    <Tag
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      scope={column.isRowHeader ? 'row' : undefined}
      className={classNames(
        'flex items-baseline justify-between gap-4 px-3 py-1 font-normal md:table-cell md:border-b md:border-line md:py-3 md:align-middle',
        column.isNumeric ? 'tabular md:text-end' : 'text-start',
        column.isHeaderHidden && column.isNumeric && !column.isMenu && 'justify-end',
        column.isMenu && 'max-md:absolute max-md:end-0 max-md:top-1',
        column.isRowHeader && isBesideMenu && 'max-md:pe-12',
      )}
    >
      {column.isRowHeader || column.isHeaderHidden || column.isWide ? null : (
        <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
          {column.header}
        </span>
      )}
      <span className="min-w-0">{column.cell(row)}</span>
    </Tag>
  )
}
