/** Shared styles of text inputs and selects. Focus colours the border itself. */
export const inputSkin =
  'w-full rounded-md border border-control bg-surface px-3 text-base text-ink transition-colors md:text-sm ' +
  'hover:border-muted focus:border-accent focus:outline-1 focus:outline-offset-0 focus:outline-accent ' +
  'aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:bg-sunken disabled:text-muted'
