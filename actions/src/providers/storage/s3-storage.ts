import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { assertStorageKey, type ByteRange, type FileStorage } from './file-storage.js'

export interface S3Settings {
  endpoint?: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Files in any S3-compatible store. A put is atomic by itself. It needs the length up front, so a file is held in
 * memory while it is sent, unless it is a file on this machine already; what comes as a stream is limited to 10 MB.
 */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  // Stores other than Amazon's rarely resolve bucket names as hosts.
  const forcePathStyle = endpoint !== undefined
  const access = { endpoint, region, forcePathStyle, credentials: { accessKeyId, secretAccessKey } }
  const client = new S3Client(access)
  // of a stream, the checksum would come after it, which not every store reads
  const streaming = new S3Client({ ...access, requestChecksumCalculation: 'WHEN_REQUIRED' })
  const place = (key: string) => {
    assertStorageKey(key)
    return { Bucket, Key: key }
  }
  return {
    async write(key, content, contentType) {
      const Body = await buffer(content)
      await client.send(new PutObjectCommand({ ...place(key), Body, ContentType: contentType }))
    },
    async writeFile(key, source, contentType) {
      const { size: ContentLength } = await stat(source)
      const Body = createReadStream(source)
      try {
        await streaming.send(new PutObjectCommand({ ...place(key), Body, ContentLength, ContentType: contentType }))
      } finally {
        // a failure leaves it open
        Body.destroy()
      }
    },
    async appendTo(target, keys) {
      for (const key of keys) for await (const chunk of await this.read(key)) await target.appendFile(chunk)
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(place(key)))).ContentLength ?? null
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    async read(key: string, range?: ByteRange) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ ...place(key), Range }))
      if (!(Body instanceof Readable)) throw new Error('the store answered without content')
      return Body
    },
    async *list(Prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified }
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
  }
}
