/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ProfileContentQueryVariables = Exact<{
  author: string;
  kind: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type ProfileContentQuery = { content_cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null }> };

export type OwnContentQueryVariables = Exact<{
  me: string;
  status: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnContentQuery = { content_items: Array<{ id: string, kind: string, created_at: string, master_topic: { topic_name: string } | null, question: { id: string, question: string, is_approved: boolean | null } | null, insight: { title: string, reason: string | null } | null, response: { ai_generated_title: string | null, rejected_reason: string | null } | null }> };

export type QuestionsToAnswerQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type QuestionsToAnswerQuery = { insights_questions: Array<{ id: string, question: string, response_count: number, created_at: string, master_topic: { topic_name: string } | null }> };

export const ProfileContentDocument = `
    query ProfileContent($author: uuid!, $kind: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_cards(
    where: {author_id: {_eq: $author}, kind: {_eq: $kind}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...ContentCard
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

export const useProfileContentQuery = <
      TData = ProfileContentQuery,
      TError = Error
    >(
      variables: ProfileContentQueryVariables,
      options?: Omit<UseQueryOptions<ProfileContentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileContentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileContentQuery, TError, TData>(
      {
    queryKey: ['ProfileContent', variables],
    queryFn: graphqlFetcher<ProfileContentQuery, ProfileContentQueryVariables>(ProfileContentDocument, variables),
    ...options
  }
    )};

useProfileContentQuery.document = ProfileContentDocument;

useProfileContentQuery.getKey = (variables: ProfileContentQueryVariables) => ['ProfileContent', variables];

useProfileContentQuery.rootKey = 'ProfileContent';

useProfileContentQuery.fetcher = (variables: ProfileContentQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ProfileContentQuery, ProfileContentQueryVariables>(ProfileContentDocument, variables, options);

export const OwnContentDocument = `
    query OwnContent($me: uuid!, $status: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_items(
    where: {author_id: {_eq: $me}, status: {_eq: $status}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    kind
    created_at
    master_topic {
      topic_name
    }
    question {
      id
      question
      is_approved
    }
    insight {
      title
      reason
    }
    response {
      ai_generated_title
      rejected_reason
    }
  }
}
    `;

export const useOwnContentQuery = <
      TData = OwnContentQuery,
      TError = Error
    >(
      variables: OwnContentQueryVariables,
      options?: Omit<UseQueryOptions<OwnContentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnContentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnContentQuery, TError, TData>(
      {
    queryKey: ['OwnContent', variables],
    queryFn: graphqlFetcher<OwnContentQuery, OwnContentQueryVariables>(OwnContentDocument, variables),
    ...options
  }
    )};

useOwnContentQuery.document = OwnContentDocument;

useOwnContentQuery.getKey = (variables: OwnContentQueryVariables) => ['OwnContent', variables];

useOwnContentQuery.rootKey = 'OwnContent';

useOwnContentQuery.fetcher = (variables: OwnContentQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnContentQuery, OwnContentQueryVariables>(OwnContentDocument, variables, options);

export const QuestionsToAnswerDocument = `
    query QuestionsToAnswer($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  insights_questions(
    where: {is_approved: {_eq: true}, matches: {user_id: {_eq: $me}}, _not: {insights_responses: {user_id: {_eq: $me}}}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    question
    response_count
    created_at
    master_topic {
      topic_name
    }
  }
}
    `;

export const useQuestionsToAnswerQuery = <
      TData = QuestionsToAnswerQuery,
      TError = Error
    >(
      variables: QuestionsToAnswerQueryVariables,
      options?: Omit<UseQueryOptions<QuestionsToAnswerQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionsToAnswerQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionsToAnswerQuery, TError, TData>(
      {
    queryKey: ['QuestionsToAnswer', variables],
    queryFn: graphqlFetcher<QuestionsToAnswerQuery, QuestionsToAnswerQueryVariables>(QuestionsToAnswerDocument, variables),
    ...options
  }
    )};

useQuestionsToAnswerQuery.document = QuestionsToAnswerDocument;

useQuestionsToAnswerQuery.getKey = (variables: QuestionsToAnswerQueryVariables) => ['QuestionsToAnswer', variables];

useQuestionsToAnswerQuery.rootKey = 'QuestionsToAnswer';

useQuestionsToAnswerQuery.fetcher = (variables: QuestionsToAnswerQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<QuestionsToAnswerQuery, QuestionsToAnswerQueryVariables>(QuestionsToAnswerDocument, variables, options);
