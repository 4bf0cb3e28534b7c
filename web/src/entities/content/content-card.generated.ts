/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContentCardFragment = { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export const ContentCardFragmentDoc = `
    fragment ContentCard on content_cards {
  id
  kind
  question_id
  title
  question
  brief
  media_type
  media_duration
  topic_id
  topic_name
  created_at
  upvote_count
  view_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
    `;
