import { useEffect, useState } from 'react'
import type { Take } from '../takes/take'

/** Where the browser can play what it has stored of a take; null until it is read, `failed` if it can't be. */
export function useTakeAddress(take: Take | null): string | null | 'failed' {
  const [address, setAddress] = useState<string | null | 'failed'>(null)
  useEffect(() => {
    setAddress(null)
    if (!take || take.size === 0) return
    let made: string | null = null
    let isShown = true
    take
      .whole()
      .then((blob) => {
        if (!isShown) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      })
      .catch(() => isShown && setAddress('failed'))
    return () => {
      isShown = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [take])
  return address
}
