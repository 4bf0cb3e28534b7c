import { Star } from 'lucide-react'
import { RATING_LIMITS } from '#contract/ratings/rating.js'
import { classNames } from '#lib/class-names.js'

const STARS = Array.from({ length: RATING_LIMITS.starsMax }, (_, index) => index + 1)

interface GivenRatingProps {
  /** whose it is, as its readers call it */
  label: string
  rating: number
  comment: string | null
}

/** A rating that was given, with what was said (RATE-02). */
export function GivenRating({ label, rating, comment }: GivenRatingProps) {
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        <span className="font-medium">{label}</span>
        <span role="img" aria-label={`${rating} of ${RATING_LIMITS.starsMax} stars`} className="flex gap-1">
          {STARS.map((star) => (
            <Star
              key={star}
              aria-hidden
              size={16}
              strokeWidth={1.5}
              className={classNames(star <= rating ? 'fill-accent text-accent' : 'text-muted')}
            />
          ))}
        </span>
      </p>
      {comment ? <p className="measure whitespace-pre-line text-muted">{comment}</p> : null}
    </div>
  )
}
