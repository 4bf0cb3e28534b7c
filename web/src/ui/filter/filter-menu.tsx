import { lazy, Suspense, useState } from 'react'
import { FILTER_PILL, type FilterMenuProps, FilterPillWords, pillProps } from './filter-pill'

const loadList = () => import('./filter-list')
const FilterList = lazy(loadList)

/** A filter: a pill that opens a list. The list's code loads when the pointer or the focus comes near. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, options, value, onApproach } = props
  const [isPressed, setIsPressed] = useState(false)
  const approach = () => {
    onApproach?.()
    // a failure surfaces again when the list is opened
    loadList().catch(() => undefined)
  }
  const pill = (
    <button
      type="button"
      {...pillProps(label, options, value)}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={isPressed || undefined}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={() => setIsPressed(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setIsPressed(true)
      }}
      className={FILTER_PILL}
    >
      <FilterPillWords label={label} options={options} value={value} />
    </button>
  )
  if (!isPressed) return pill
  return (
    <Suspense fallback={pill}>
      <FilterList {...props} />
    </Suspense>
  )
}
