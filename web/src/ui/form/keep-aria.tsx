import type { ComponentProps } from 'react'

interface KeptAria {
  labelledBy?: string
  describedBy?: string
}

/**
 * Headless UI overwrites `aria-labelledby` and `aria-describedby`, with nothing if its own Label isn't used. Passed
 * under these names instead, they survive: `<ComboboxInput as={InputKeepingAria} describedBy={…}>`.
 */
export function InputKeepingAria({ labelledBy, describedBy, ...rest }: ComponentProps<'input'> & KeptAria) {
  return <input {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}

export function ButtonKeepingAria({ labelledBy, describedBy, ...rest }: ComponentProps<'button'> & KeptAria) {
  return <button type="button" {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}
