import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'

/** A grey placeholder; size it with a class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className ?? 'h-4 w-full')} />
}

/** Wraps a region's skeletons, so that screen readers announce loading only once. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {children}
    </div>
  )
}

interface SkeletonRowsProps {
  label: string
  /** classes that size each row */
  rows: readonly string[]
  /** classes for the gaps and the overall width */
  className?: string
}

/** A column of placeholder rows, which suits most regions. */
export function SkeletonRows({ label, rows, className = 'gap-4' }: SkeletonRowsProps) {
  return (
    <SkeletonRegion label={label}>
      <div className={classNames('grid', className)}>
        {rows.map((size, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <Skeleton key={place} className={size} />
        ))}
      </div>
    </SkeletonRegion>
  )
}

/** A list and its open item; narrow windows show only the list. The class sets the columns. */
export function MasterDetailSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className={classNames('grid gap-6', className)}>
        <Skeleton className="h-96" />
        <Skeleton className="h-96 max-lg:hidden" />
      </div>
    </SkeletonRegion>
  )
}
