import { createHash } from 'node:crypto'

/** Same as the database's private.stable_uuid: a uuid derived from a text. */
export function stableUuid(words) {
  const hex = createHash('md5').update(words).digest('hex')
  const marked = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const MS_PER_DAY = 24 * 60 * 60 * 1000

/** @returns {(days: number) => string} the time that many days ago, as ISO text */
export function agoFrom(now) {
  return (days) => new Date(now.getTime() - days * MS_PER_DAY).toISOString()
}
