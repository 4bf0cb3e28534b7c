import { useState } from 'react'
import { classNames } from '#lib/class-names.js'

export type AvatarSize = 24 | 32 | 40 | 56 | 96

interface AvatarProps {
  /** id of the person or company, which picks the tint */
  id: string
  name: string
  src?: string | null
  /** px */
  size?: AvatarSize
  shape?: 'round' | 'square'
  /** true if the name isn't shown next to it */
  isNamed?: boolean
}

const TEXT: Record<AvatarSize, string> = { 24: 'text-xs', 32: 'text-xs', 40: 'text-sm', 56: 'text-lg', 96: 'text-2xl' }

/** A photo, or else initials on a tint derived from the id. */
export function Avatar({ id, name, src, size = 40, shape = 'round', isNamed = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const box = { width: size, height: size }
  const rounded = shape === 'round' ? 'rounded-full' : 'rounded-md'
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={isNamed ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
        style={box}
        className={classNames('shrink-0 bg-sunken object-cover', rounded)}
      />
    )
  }
  const hue = hueOf(id)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: named only together with the role
    <span
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? name : undefined}
      aria-hidden={isNamed ? undefined : true}
      style={{
        ...box,
        background: `light-dark(oklch(0.92 0.035 ${hue}), oklch(0.34 0.04 ${hue}))`,
        color: `light-dark(oklch(0.38 0.07 ${hue}), oklch(0.9 0.04 ${hue}))`,
      }}
      // drawn by CSS, so that the initials don't become part of a button's or link's name
      data-initials={initialsOf(name, size)}
      className={classNames(
        'before:content-[attr(data-initials)] grid shrink-0 place-items-center font-medium select-none',
        rounded,
        TEXT[size],
      )}
    />
  )
}

function hueOf(id: string): number {
  let hash = 7
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_000
  return hash % 360
}

function initialsOf(name: string, size: AvatarSize): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 && size > 24 ? words.at(-1) : '']
  return letters
    .map((word) => [...(word || '')][0] ?? '')
    .join('')
    .toUpperCase()
}
