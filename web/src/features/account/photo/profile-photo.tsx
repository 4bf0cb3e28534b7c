import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useRef } from 'react'
import { PHOTO_ACCEPT } from '#contract/files/upload-limits.js'
import { fullName } from '#contract/format/full-name.js'
import { messageOf, RequestError } from '#lib/request-error.js'
import { restDelete, restUpload } from '#lib/rest-client.js'
import { renewSession, useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Avatar } from '#ui/display/avatar.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { squarePhoto } from './square-photo'

export const PHOTO_LEAD = 'Your face, well lit. PNG, JPG, GIF or WebP; we crop it to a square.'
const UNREADABLE = 'This file can’t be read as a picture. Choose a PNG, JPG, GIF or WebP file.'

/** Choose, crop and save your own photo (PROF-02). */
export function ProfilePhoto() {
  const { id, firstName, lastName, profilePic } = useSignedInUser()
  const input = useRef<HTMLInputElement>(null)
  const { change, remove } = usePhoto()
  const error = change.isPending || remove.isPending ? null : (change.error ?? remove.error)
  return (
    <div className="grid max-w-form gap-4">
      {error ? (
        <Notice tone="danger" isLive>
          {messageOf(error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar id={id} name={fullName({ firstName, lastName })} src={profilePic} size={96} isNamed />
        <div className="flex flex-wrap gap-3">
          <Button isBusy={change.isPending} onClick={() => input.current?.click()}>
            {profilePic ? 'Change the photo' : 'Choose a photo'}
          </Button>
          {profilePic ? (
            <Button
              variant="quiet"
              isBusy={remove.isPending}
              onClick={() => {
                change.reset()
                remove.mutate()
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
          if (file) change.mutate(file)
        }}
      />
    </div>
  )
}

function usePhoto() {
  const store = useStore()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const afterwards = async (text: string) => {
    await Promise.all([renewSession(store), queryClient.invalidateQueries()])
    alerts.show({ tone: 'success', text })
  }
  const remove = useMutation({
    mutationFn: () => restDelete('/api/user/photo'),
    onSuccess: () => afterwards('Your photo is removed.'),
  })
  const change = useMutation({
    mutationFn: async (file: File) => {
      const photo = await squarePhoto(file).catch((cause: unknown) => {
        throw new RequestError({ code: 'UNREADABLE', status: 0, message: UNREADABLE, cause })
      })
      return restUpload('/api/user/photo', photo, 'photo.jpg')
    },
    onMutate: () => remove.reset(),
    onSuccess: () => afterwards('Your photo is saved.'),
  })
  return { change, remove }
}
