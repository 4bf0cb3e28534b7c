/** A browser waits more than it works, so two share two cores well. */
export const STORY_WORKERS = 2
