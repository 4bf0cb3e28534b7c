import { type ComponentProps, useDeferredValue, useEffect, useState } from 'react'
import { IDENTITY_LIMITS } from '#contract/identity/identity-limits.js'
import type { PasswordRating } from '#contract/identity/password-strength.js'
import { classNames } from '#lib/class-names.js'
import { Field } from './field'
import { PasswordInput } from './password-input'

type RatePassword = typeof import('#contract/identity/password-strength.js').ratePassword

const MIN = IDENTITY_LIMITS.passwordCharactersMin
const WORDS = ['Too easy to guess', 'Too easy to guess', 'Still easy to guess', 'Strong', 'Very strong'] as const
const LEVELS = [1, 2, 3, 4] as const

interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'about'> {
  label: string
  error?: string
  /** the user's public details, which a password must not be built from */
  about?: readonly string[]
}

/** A new password, with its strength shown while typing. The server judges it the same way. */
export function NewPasswordField({ label, error, about = [], onChange, ...input }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const rating = useRating(useDeferredValue(typed), about)
  return (
    <div>
      <Field
        label={label}
        hint={`At least ${MIN} characters. A few words that don’t belong together are easy to remember and hard to guess.`}
        error={error}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...input}
            autoComplete="new-password"
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
        )}
      </Field>
      <Strength rating={rating} isRepeated={error !== undefined && error === rating?.advice} />
    </div>
  )
}

/** Has its place from the start: what it says arrives late, and a button that moves under the pointer isn't pressed. */
function Strength({ rating, isRepeated }: { rating: PasswordRating | null; isRepeated: boolean }) {
  const level = rating ? Math.max(1, rating.level) : 0
  const tone = rating?.isStrong ? 'bg-accent' : 'bg-warn'
  return (
    <div role="status" className="text-sm text-muted">
      <span aria-hidden className="mt-2 flex gap-1">
        {LEVELS.map((step) => (
          <span key={step} className={classNames('h-1 flex-1 rounded-full', step <= level ? tone : 'bg-line')} />
        ))}
      </span>
      <span className="mt-1 block min-h-[1lh]">
        {rating && (isRepeated || rating.isStrong ? WORDS[rating.level] : rating.advice)}
      </span>
    </div>
  )
}

/** Null while the password is too short to judge, or the checker is still loading. */
function useRating(password: string, about: readonly string[]): PasswordRating | null {
  const rate = useMeasure(password.length > 0)
  return rate && [...password].length >= MIN ? rate(password, about) : null
}

/** The dictionaries are large, so they load with the first character. If they don't, the server still checks. */
function useMeasure(isWanted: boolean): RatePassword | null {
  const [rate, setRate] = useState<RatePassword | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    import('#contract/identity/password-strength.js').then(
      ({ ratePassword }) => isHere && setRate(() => ratePassword),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return rate
}
