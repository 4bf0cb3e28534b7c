import { describe, expect, it } from 'vitest'
import { mayOpenFile } from './document-rights.rules.js'

const outsider = {
  isPoster: false,
  isTeamMember: false,
  isForAnother: false,
  isStaff: false,
  status: 'published',
  trackingStatus: null,
} as const
const file = {
  uploadType: 'opportunity_apply',
  isUploader: false,
  isStaff: false,
  viewer: outsider,
  isDetached: false,
  readsMessage: false,
}
const chatFile = { ...file, uploadType: 'opportunity_comment' }
const own = { ...file, uploadType: 'nda_create' }

describe('who opens a file', () => {
  it.each([
    ['the uploader opens a proposal', { ...file, isUploader: true }, true],
    ['staff open it', { ...file, isStaff: true }, true],
    ['the poster opens it', { ...file, viewer: { ...outsider, isPoster: true } }, true],
    ['an invited team member opens it', { ...file, viewer: { ...outsider, isTeamMember: true } }, true],
    ['nobody else opens it', file, false],
    ['everybody opens the post’s own file', own, true],
    ['of a post for one expert nobody else opens it', { ...own, viewer: { ...outsider, isForAnother: true } }, false],
    ['of a draft nobody opens it', { ...own, viewer: { ...outsider, status: 'draft' } }, false],
    [
      'a team member opens it of a deleted post',
      { ...own, viewer: { ...outsider, status: 'deleted', isTeamMember: true } },
      true,
    ],
    ['what an edit took off is not opened', { ...own, isDetached: true }, false],
    ['what is attached to nothing is not opened', { ...own, viewer: null }, false],
    ['who reads its message opens a file of the chat', { ...chatFile, readsMessage: true }, true],
    ['not even the poster does otherwise', { ...chatFile, viewer: { ...outsider, isPoster: true } }, false],
    ['an unknown kind is not opened', { ...own, uploadType: 'something' }, false],
  ] as const)('[GO-05, GO-37] %s', (_who, reader, isOpened) => {
    expect(mayOpenFile(reader)).toBe(isOpened)
  })
})
