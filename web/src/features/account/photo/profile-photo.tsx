import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PHOTO_ACCEPT } from '#contract/files/upload-limits.js'
import { fullName } from '#contract/format/full-name.js'
import { lazyPart } from '#lib/lazy-part.js'
import { messageOf } from '#lib/request-error.js'
import { restDelete, restUpload } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { Avatar } from '#ui/display/avatar.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import { cutPhoto, isReadablePicture, type PhotoArea } from './cut-photo'

export const PHOTO_LEAD = 'Your face, well lit. PNG, JPG, GIF or WebP; you choose what is shown of it.'
const UNREADABLE = 'This file can’t be read as a picture. Choose a PNG, JPG, GIF or WebP file.'

const PhotoCropDialog = lazyPart(() => import('./photo-crop-dialog'))

/** Choose, crop and save your own photo (PROF-02). */
export function ProfilePhoto() {
  const { id, firstName, lastName, profilePic } = useSignedInUser()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useChosenPicture()
  const { change, remove } = usePhoto(chosen.done)
  const save = useOnceAtATime(change)
  const takeAway = useOnceAtATime(remove)
  const fault = chosen.isUnreadable ? UNREADABLE : remove.error && !remove.isPending ? messageOf(remove.error) : null
  return (
    <div className="grid max-w-form gap-4">
      {fault ? (
        <Notice tone="danger" isLive>
          {fault}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar id={id} name={fullName({ firstName, lastName })} src={profilePic} size={96} isNamed />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => input.current?.click()}>{profilePic ? 'Change photo' : 'Choose a photo'}</Button>
          {profilePic ? (
            <Button
              variant="quiet"
              isBusy={remove.isPending}
              onClick={() => {
                chosen.clear()
                takeAway(undefined)
              }}
            >
              Remove photo
            </Button>
          ) : null}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={PHOTO_ACCEPT}
        aria-label="Photo file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (!file) return
          if (!change.isPending) change.reset()
          remove.reset()
          void chosen.take(file)
        }}
      />
      {chosen.picture ? (
        <LateDialog onClose={chosen.clear}>
          <PhotoCropDialog
            address={chosen.picture.address}
            isBusy={change.isPending}
            error={change.error && !change.isPending ? messageOf(change.error) : null}
            onSave={(area) => chosen.picture && save({ file: chosen.picture.file, area })}
            onClose={chosen.clear}
          />
        </LateDialog>
      ) : null}
    </div>
  )
}

/** The picture that is being cropped. */
function useChosenPicture() {
  const [picture, setPicture] = useState<{ file: File; address: string } | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const choices = useRef(0)
  // the browser keeps a file for as long as its address
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.address)
    },
    [picture],
  )
  return {
    picture,
    isUnreadable,
    take: async (file: File) => {
      const choice = ++choices.current
      const isReadable = await isReadablePicture(file)
      // another was chosen, or none, while this one was decoded
      if (choice !== choices.current) return
      setIsUnreadable(!isReadable)
      setPicture(isReadable ? { file, address: URL.createObjectURL(file) } : null)
    },
    /** Closes the picture that is saved, unless another was chosen meanwhile. */
    done: (file: File) => setPicture((current) => (current?.file === file ? null : current)),
    clear: () => {
      choices.current++
      setIsUnreadable(false)
      setPicture(null)
    },
  }
}

/** @param onSaved closes what was cropped */
function usePhoto(onSaved: (file: File) => void) {
  const refresh = useRefreshAfterSave()
  const alerts = useAlerts()
  const afterwards = (text: string) => {
    refresh()
    alerts.show({ tone: 'success', text })
  }
  const remove = useMutation({
    mutationFn: () => restDelete('/api/user/photo'),
    onSuccess: () => afterwards('Your photo is removed.'),
  })
  const change = useMutation({
    mutationFn: async ({ file, area }: { file: File; area: PhotoArea }) =>
      restUpload('/api/user/photo', await cutPhoto(file, area), 'photo.jpg'),
    onSuccess: (_, { file }) => {
      onSaved(file)
      afterwards('Your photo is saved.')
    },
  })
  return { change, remove }
}
