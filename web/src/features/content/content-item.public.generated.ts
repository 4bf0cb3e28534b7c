/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicContentItemFragment = { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, dates: { confirmed_at: string | null } | null, insight: { brief: string, brief_rich_text: unknown } | null, response: { response_text: string | null, media_transcript_formatted: string | null, resource_url: unknown, ai_generated_summary: string | null, is_ai_summary_generated: boolean, domains: Array<{ id: string, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> } | null, recordings: Array<{ recording_id: string | null, position: number | null, name: string | null, media: string | null, path: string | null, duration_ms: number | null, peaks: unknown, transcript: unknown }> };

export const PublicContentItemFragmentDoc = `
    fragment PublicContentItem on content_cards {
  ...PublicContentCard
  dates {
    confirmed_at
  }
  insight {
    brief
    brief_rich_text
  }
  response {
    response_text
    media_transcript_formatted
    resource_url
    ai_generated_summary
    is_ai_summary_generated
    domains(order_by: [{id: asc}]) {
      id
      custom_domain_name
      master_domain {
        domain_name
      }
    }
  }
  recordings(order_by: [{position: asc}], limit: 5) {
    recording_id
    position
    name
    media
    path
    duration_ms
    peaks
    transcript
  }
}
    fragment PublicContentCard on content_cards {
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
}`;
