/** What offered and chosen chips look like. */
export const CHIP =
  'focus-ring inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border px-3 text-start text-sm transition-colors duration-120'
