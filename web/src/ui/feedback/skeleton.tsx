import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'

/** One grey stretch in the shape of what comes; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-md bg-line', className ?? 'h-4 w-full')}
    />
  )
}

/** Wraps the skeletons of one region, so that a screen reader hears once that it loads. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {children}
    </div>
  )
}

interface SkeletonRowsProps {
  label: string
  /** the size of each row, by class */
  rows: readonly string[]
  /** the gaps between them, and how wide they are together */
  className?: string
}

/** A region of rows one under another, which is what most places load. */
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

/** A list beside what is open in it, of which a narrow window shows the list; its columns come by class. */
export function SkeletonPair({ label, className }: { label: string; className: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className={classNames('grid gap-6', className)}>
        <Skeleton className="h-96" />
        <Skeleton className="h-96 max-lg:hidden" />
      </div>
    </SkeletonRegion>
  )
}
