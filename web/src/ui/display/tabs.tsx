import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { classNames } from '#lib/class-names.js'

export interface Tab<T extends string = string> {
  id: T
  label: string
  count?: number | string
  /** adds a dot, and a word for screen readers */
  isUnread?: boolean
}

interface TabsProps<T extends string> {
  /** accessible name of the tab list */
  label: string
  tabs: readonly Tab<T>[]
  current: T
  onChange(id: NoInfer<T>): void
  /** the panel of the current tab */
  children?: ReactNode
  /** further classes of the panel */
  panelClassName?: string
}

/** Tabs with arrow keys, Home and End. The caller keeps the current tab in the URL. `[data-current]` */
export function Tabs<T extends string>({ label, tabs, current, onChange, children, panelClassName }: TabsProps<T>) {
  // two rows of tabs on one page may share the ids of their tabs
  const row = useId()
  const index = tabs.findIndex((tab) => tab.id === current)
  // counts load later and widen the row
  const widths = tabs.map(({ label: words, count = '' }) => `${words} ${count}`).join(' ')
  const list = useScrollingRow<HTMLDivElement>('[data-current]', `${current} ${widths}`)

  const goTo = (next: number) => {
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (!tab) return
    onChange(tab.id)
    document.getElementById(tabId(row, tab.id))?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scrolling-row relative flex gap-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            row={row}
            tab={tab}
            isCurrent={tab.id === current}
            onSelect={() => onChange(tab.id)}
          />
        ))}
      </div>
      {children === undefined ? null : (
        <div
          role="tabpanel"
          id={panelId(row, current)}
          aria-labelledby={tabId(row, current)}
          className={classNames('pt-6', panelClassName)}
        >
          {children}
        </div>
      )}
    </>
  )
}

const tabId = (row: string, tab: string) => `tab-${row}-${tab}`
const panelId = (row: string, tab: string) => `panel-${row}-${tab}`

interface TabButtonProps {
  row: string
  tab: Tab
  isCurrent: boolean
  onSelect(): void
}

function TabButton({ row, tab, isCurrent, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={tabId(row, tab.id)}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panelId(row, tab.id) : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      onClick={onSelect}
      className={classNames(
        '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm whitespace-nowrap text-muted transition-colors hover:text-ink',
        'focus-visible:outline-offset-[-2px] data-current:border-accent data-current:font-medium data-current:text-ink',
      )}
    >
      {tab.label}
      {tab.count === undefined ? null : <span className="tabular text-xs text-muted">{tab.count}</span>}
      {tab.isUnread ? (
        <span className="size-2 rounded-full bg-accent">
          <span className="sr-only">new</span>
        </span>
      ) : null}
    </button>
  )
}
