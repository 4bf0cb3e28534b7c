const KILOBYTE = 1024

/** "340 KB", "2.1 MB"; only an empty file has 0 KB. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${Math.max(Math.min(bytes, 1), Math.round(bytes / KILOBYTE))} KB`
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
}
