import type { Readable } from 'node:stream'

/** First and last byte, both included, as in an HTTP range. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  key: string
  modifiedAt: Date
}

/**
 * Where files lie. Keys are made by this service only: letters, digits, hyphens and slashes.
 * A file is there whole or not at all, whatever happens while it is written.
 */
export interface FileStorage {
  /** Takes the stream to its end; when it fails, nothing is left behind. */
  write(key: string, content: Readable, contentType: string): Promise<void>
  /** @returns null when there is no such file */
  size(key: string): Promise<number | null>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Files whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9/-]*$/

/** Guards every supplier against a key that would leave its folder. */
export function assertStorageKey(key: string): void {
  if (!KEY.test(key) || key.includes('//')) throw new Error('not a storage key of this service')
}
