/** A result: the whole card is its link. */
export const RESULT_CARD =
  'group relative flex h-full min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control md:p-5'
export const RESULT_LINK = 'focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent'
