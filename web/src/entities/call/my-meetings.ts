import { paths } from '#lib/paths.js'

/** All of one's calls: a tab of the home (GD-06). */
export const MY_MEETINGS = `${paths.dashboard}?tab=my-meetings`
