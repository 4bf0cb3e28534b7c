import './range-slider.css'

interface RangeSliderProps {
  min: number
  max: number
  step: number
  value: readonly [number, number]
  onChange(value: [number, number]): void
  onBlur?(): void
  /** Accessible names of the two thumbs, for example "Minimum" and "Maximum". */
  thumbLabels: readonly [string, string]
  formatValue(value: number): string
}

/**
 * Two thumbs on one track, built from two stacked native range inputs, which bring arrow, Home, End and Page keys. The
 * thumbs can't pass each other.
 */
export function RangeSlider({ min, max, step, value, onChange, onBlur, thumbLabels, formatValue }: RangeSliderProps) {
  const low = clamp(value[0], min, max)
  const high = clamp(value[1], low, max)
  const percent = (amount: number) => (max === min ? 0 : ((amount - min) / (max - min)) * 100)
  const common = { min, max, step, onBlur }

  return (
    <div className="range-slider">
      <div className="range-slider-rail" aria-hidden="true">
        <div
          className="range-slider-chosen"
          style={{ insetInlineStart: `${percent(low)}%`, insetInlineEnd: `${100 - percent(high)}%` }}
        />
      </div>
      <input
        type="range"
        {...common}
        aria-label={thumbLabels[0]}
        aria-valuetext={formatValue(low)}
        value={low}
        onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
      />
      <input
        type="range"
        {...common}
        aria-label={thumbLabels[1]}
        aria-valuetext={formatValue(high)}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
      />
    </div>
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : min, min), max)
}
