/** Browsers wait more than they work, so two workers suit two cores. */
export const STORY_WORKERS = 2
