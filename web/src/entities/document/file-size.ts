const KILOBYTE = 1024

/** "340 KB", "2.1 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
}
