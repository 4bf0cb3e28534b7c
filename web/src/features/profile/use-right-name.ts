import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { slugOf } from '#lib/paths.js'
import type { ShownProfile } from './profile-view'

/** Only the id in `/my-profile/{name}/{id}` decides; a name that isn't the person's is put right (GD-74). */
export function useRightName(profile: ShownProfile): void {
  const { name, userId } = useParams()
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const right = slugOf(fullName(profile))
  useEffect(() => {
    if (userId && name !== right) navigate(`/my-profile/${right}/${userId}${search}${hash}`, { replace: true, state })
  }, [name, userId, right, search, hash, state, navigate])
}
