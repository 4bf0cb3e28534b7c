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
