import type { ComponentProps } from 'react'
import { showWhole } from '#lib/browser/show-whole.js'
import { classNames } from '#lib/class-names.js'
import { inputSkin } from './input-skin'

/** Multi-line plain text; grows with its content where the browser supports it. */
export function Textarea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      onKeyUp={showWhole}
      {...rest}
      rows={rows}
      // with field-sizing the browser ignores `rows`, so an empty field would be one line high
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)`, ...style }}
      className={classNames(inputSkin, 'field-sizing-content py-2', className)}
    />
  )
}
