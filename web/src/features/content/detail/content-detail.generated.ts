/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type InsightQueryVariables = Exact<{
  id: string;
}>;

export type InsightQuery = { content_cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, dates: { confirmed_at: string | null } | null, insight: { brief: string, brief_rich_text: unknown } | null, response: { response_text: string | null, media_transcript_formatted: string | null, resource_url: unknown, ai_generated_summary: string | null, is_ai_summary_generated: boolean, domains: Array<{ id: string, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> } | null, recordings: Array<{ recording_id: string | null, position: number | null, name: string | null, media: string | null, path: string | null, duration_ms: number | null, peaks: unknown, transcript: unknown }> }> };

export type QuestionQueryVariables = Exact<{
  id: string;
  answers: number;
}>;

export type QuestionQuery = { insights_questions: Array<{ id: string, question: string, question_richtext: unknown, created_at: string, topic_id: string, user_id: string, master_topic: { topic_name: string } | null, user: { first_name: string | null, last_name: string | null } | null, cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, dates: { confirmed_at: string | null } | null, insight: { brief: string, brief_rich_text: unknown } | null, response: { response_text: string | null, media_transcript_formatted: string | null, resource_url: unknown, ai_generated_summary: string | null, is_ai_summary_generated: boolean, domains: Array<{ id: string, custom_domain_name: string | null, master_domain: { domain_name: string } | null }> } | null, recordings: Array<{ recording_id: string | null, position: number | null, name: string | null, media: string | null, path: string | null, duration_ms: number | null, peaks: unknown, transcript: unknown }> }> }> };

export const InsightDocument = `
    query Insight($id: uuid!) {
  content_cards(where: {id: {_eq: $id}, kind: {_eq: "insight"}}, limit: 1) {
    ...ContentItem
  }
}
    fragment ContentItem on content_cards {
  ...ContentCard
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
}`;

export const useInsightQuery = <
      TData = InsightQuery,
      TError = Error
    >(
      variables: InsightQueryVariables,
      options?: Omit<UseQueryOptions<InsightQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InsightQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InsightQuery, TError, TData>(
      {
    queryKey: ['Insight', variables],
    queryFn: graphqlFetcher<InsightQuery, InsightQueryVariables>(InsightDocument, variables),
    ...options
  }
    )};

useInsightQuery.document = InsightDocument;

useInsightQuery.getKey = (variables: InsightQueryVariables) => ['Insight', variables];

useInsightQuery.rootKey = 'Insight';

useInsightQuery.fetcher = (variables: InsightQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<InsightQuery, InsightQueryVariables>(InsightDocument, variables, options);

export const QuestionDocument = `
    query Question($id: uuid!, $answers: Int!) {
  insights_questions(where: {id: {_eq: $id}}, limit: 1) {
    id
    question
    question_richtext
    created_at
    topic_id
    user_id
    master_topic {
      topic_name
    }
    user {
      first_name
      last_name
    }
    cards(order_by: [{created_at: desc}, {id: desc}], limit: $answers) {
      ...ContentItem
    }
  }
}
    fragment ContentItem on content_cards {
  ...ContentCard
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
}`;

export const useQuestionQuery = <
      TData = QuestionQuery,
      TError = Error
    >(
      variables: QuestionQueryVariables,
      options?: Omit<UseQueryOptions<QuestionQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionQuery, TError, TData>(
      {
    queryKey: ['Question', variables],
    queryFn: graphqlFetcher<QuestionQuery, QuestionQueryVariables>(QuestionDocument, variables),
    ...options
  }
    )};

useQuestionQuery.document = QuestionDocument;

useQuestionQuery.getKey = (variables: QuestionQueryVariables) => ['Question', variables];

useQuestionQuery.rootKey = 'Question';

useQuestionQuery.fetcher = (variables: QuestionQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<QuestionQuery, QuestionQueryVariables>(QuestionDocument, variables, options);
