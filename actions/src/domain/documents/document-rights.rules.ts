import { isApplicationType, isPostUploadType, isUploadType } from '#contract/files/upload-limits.js'
import { canSeeOpportunity, type ViewerFacts } from '#contract/opportunities/opportunity-visibility.js'

/**
 * Who reads a file that is attached to an opportunity. An application's files are for their owner, the poster with the
 * invited team, and staff (GO-05, GO-37); the post's own for everybody who sees the post (GD-62); those of a message for
 * nobody by this rule (GO-62). The metadata applies the same to GraphQL reads.
 */
export function mayReadAttached(uploadType: string, viewer: ViewerFacts): boolean {
  if (!isUploadType(uploadType)) return false
  const isInside = viewer.isPoster || viewer.isTeamMember || viewer.isStaff
  const isForThem = isPostUploadType(uploadType) || (isApplicationType(uploadType) && isInside)
  return isForThem && canSeeOpportunity(viewer)
}

export interface FileReader {
  uploadType: string
  isUploader: boolean
  isStaff: boolean
  /** Null until a post refers to the file. */
  viewer: ViewerFacts | null
  /** The file was sent with a message of the chat that they can read (GO-62). */
  readsMessage: boolean
  /** An edit took the file off its post. */
  isDetached: boolean
}

/** Whether somebody may still open a file for which they were given a link. */
export function mayOpenFile({
  uploadType,
  isUploader,
  isStaff,
  viewer,
  isDetached,
  readsMessage,
}: FileReader): boolean {
  if (isUploader || isStaff || readsMessage) return true
  return viewer !== null && !isDetached && mayReadAttached(uploadType, viewer)
}
