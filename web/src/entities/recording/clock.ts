const MINUTE_S = 60

/** "3:05", as players show time. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`
}

/** "3 minutes 5 seconds", as it is read out. */
export function spellClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / MINUTE_S), whole % MINUTE_S]
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
  return minutes === 0 ? unit(rest, 'second') : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`
}
