interface ProgressBarProps {
  label: string
  /** 0 to 100 */
  percent: number
}

// each browser has its own pseudo-elements for the track and the bar
const TRACK = '[&::-webkit-progress-bar]:bg-line'
const FILLED = '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent'

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={percent}
      max={100}
      className={`block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ${TRACK} ${FILLED}`}
    />
  )
}
