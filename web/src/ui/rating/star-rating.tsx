import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldGroup } from '../form/field'

interface StarRatingProps {
  legend: string
  error?: string
  /** 1 to 5; null before anything is chosen */
  value: number | null
  onChange(stars: number): void
}

const STARS = [1, 2, 3, 4, 5]

/** One to five stars, as radio buttons: arrow keys and assistive technology work by themselves. */
export function StarRating({ value, onChange, ...group }: StarRatingProps) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      {/* the first star begins where the words above it do */}
      <div className="-ms-2 flex gap-1">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <Star
              aria-hidden
              className={stars <= (value ?? 0) ? 'size-7 fill-accent text-accent' : 'size-7 text-muted'}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
