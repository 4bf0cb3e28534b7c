import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names'
import { inputSkin } from './input-skin'

/** Several lines of plain text; grows with what is written where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(inputSkin, 'field-sizing-content py-2', className)} />
}
