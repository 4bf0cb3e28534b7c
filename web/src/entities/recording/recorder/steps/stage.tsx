import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'

/** The recorder's picture area, the same at every step, so that nothing jumps. */
export function Stage({ children, isWide = false }: { children: ReactNode /** for video */; isWide?: boolean }) {
  return (
    <div
      className={classNames(
        'relative grid w-full content-center justify-items-center gap-4 overflow-hidden rounded-xl border border-line bg-sunken text-center',
        isWide ? 'aspect-video' : 'min-h-72 px-6 py-8',
      )}
    >
      {children}
    </div>
  )
}
