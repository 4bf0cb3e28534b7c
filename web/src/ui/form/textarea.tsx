import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'
import { inputSkin } from './input-skin'

/** Several lines of plain text; grows with what is written where the browser can. */
export function Textarea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      // a field that is as high as its words forgets its rows, and would be one line high while it is empty
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)`, ...style }}
      className={classNames(inputSkin, 'field-sizing-content py-2', className)}
    />
  )
}
