import type { openApplications, Refused } from '../applications/applications.testkit.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'

export type Comment = Refused & {
  _id: string
  number: number
  userId: string
  comment: string
  briefRichComment: unknown
  parent_id: string | null
  assets: { _id: string; assetName: string }[]
}

interface Chat extends Refused {
  comments: Comment[]
  participantsList: { userId: string; role: string; email?: string }[]
  isSomeOneHired: boolean
}

/** The comment calls of a product that is running. */
export function openChat({ actions }: Pick<Awaited<ReturnType<typeof openApplications>>, 'actions'>) {
  const pathOf = (id: string) => `/api/opportunities/${id}/comments`
  const read = (id: string, by: Actor, query = '') => actions.get<Chat>(`${pathOf(id)}${query}`, { token: by.token })
  const say = (id: string, by: Actor, sent: object) => actions.post<Comment>(pathOf(id), sent, { token: by.token })
  return {
    read,
    say,
    /** What somebody reads, oldest first. */
    messages: async (id: string, by: Actor) => (await read(id, by)).body.comments,
    /** Writes a message; its id. */
    async sayAs(id: string, by: Actor, comment: string, more: object = {}): Promise<string> {
      const { status, body } = await say(id, by, { comment, ...more })
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body._id
    },
  }
}
