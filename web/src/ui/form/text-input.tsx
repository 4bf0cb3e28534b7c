import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'
import { inputSkin } from './input-skin'

/** One line of text. 16 px on phones, or Safari zooms in. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(inputSkin, 'h-11 md:h-10', className)} />
}
