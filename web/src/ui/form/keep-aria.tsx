import type { ComponentProps } from 'react'

interface KeptAria {
  labelledBy?: string
  describedBy?: string
}

/**
 * Headless UI writes its own `aria-labelledby` and `aria-describedby` over the ones it is given, with nothing where its own
 * Label is not used. Handed in under these names they survive: `<ComboboxInput as={InputKeepingAria} describedBy={…}>`.
 */
export function InputKeepingAria({ labelledBy, describedBy, ...rest }: ComponentProps<'input'> & KeptAria) {
  return <input {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}

export function ButtonKeepingAria({ labelledBy, describedBy, ...rest }: ComponentProps<'button'> & KeptAria) {
  return <button type="button" {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}
