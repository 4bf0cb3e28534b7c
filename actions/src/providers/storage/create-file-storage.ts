import path from 'node:path'
import type { Config } from '../../config.js'
import { createDiskStorage } from './disk-storage.js'
import type { FileStorage } from './file-storage.js'
import { createS3Storage } from './s3-storage.js'

/** The supplier that the settings name: `DATA_DIR/files` unless STORAGE_PROVIDER is `s3`. */
export function createFileStorage(config: Config): FileStorage {
  if (config.STORAGE_PROVIDER === 'disk') return createDiskStorage(path.join(config.DATA_DIR, 'files'))
  return createS3Storage({
    endpoint: config.S3_ENDPOINT,
    // The settings' own check has refused to start without these three.
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
