/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnQuestionsQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnQuestionsQuery = { insights_questions: Array<{ id: string, question: string, is_approved: boolean | null, rejected_reason: string | null, asks_changes: boolean, response_count: number, created_at: string, topic_id: string, master_topic: { topic_name: string } | null }> };

export type AnswerableQuestionsQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type AnswerableQuestionsQuery = { insights_questions: Array<{ id: string, question: string, response_count: number, created_at: string, topic_id: string, master_topic: { topic_name: string } | null }> };

export type OwnItemFragment = { id: string, kind: string, status: string, created_at: string, retired_at: string | null, upvote_count: number, view_count: number, topic_id: string, question_id: string | null, master_topic: { topic_name: string } | null, insight: { title: string, reason: string | null, asks_changes: boolean } | null, question: { question: string } | null, response: { ai_generated_title: string | null, rejected_reason: string | null, asks_changes: boolean } | null, recordings: Array<{ recording_id: string | null, name: string | null }> };

export type OwnItemsQueryVariables = Exact<{
  me: string;
  kind: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnItemsQuery = { content_items: Array<{ id: string, kind: string, status: string, created_at: string, retired_at: string | null, upvote_count: number, view_count: number, topic_id: string, question_id: string | null, master_topic: { topic_name: string } | null, insight: { title: string, reason: string | null, asks_changes: boolean } | null, question: { question: string } | null, response: { ai_generated_title: string | null, rejected_reason: string | null, asks_changes: boolean } | null, recordings: Array<{ recording_id: string | null, name: string | null }> }> };

export type OwnResponsesQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnResponsesQuery = { content_items: Array<{ id: string, kind: string, status: string, created_at: string, retired_at: string | null, upvote_count: number, view_count: number, topic_id: string, question_id: string | null, response: { response_type: string, response_text: string | null, media_duration: number | null, ai_generated_title: string | null, rejected_reason: string | null, asks_changes: boolean } | null, master_topic: { topic_name: string } | null, insight: { title: string, reason: string | null, asks_changes: boolean } | null, question: { question: string } | null, recordings: Array<{ recording_id: string | null, name: string | null }> }> };

export type SavedItemsQueryVariables = Exact<{
  kind: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type SavedItemsQuery = { content_saves: Array<{ item_id: string, created_at: string, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> };

export const OwnItemFragmentDoc = `
    fragment OwnItem on content_items {
  id
  kind
  status
  created_at
  retired_at
  upvote_count
  view_count
  topic_id
  master_topic {
    topic_name
  }
  insight {
    title
    reason
    asks_changes
  }
  question_id
  question {
    question
  }
  response {
    ai_generated_title
    rejected_reason
    asks_changes
  }
  recordings(order_by: [{position: asc}], limit: 5) {
    recording_id
    name
  }
}
    `;
export const OwnQuestionsDocument = `
    query OwnQuestions($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  insights_questions(
    where: {user_id: {_eq: $me}, is_asked: {_eq: true}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    question
    is_approved
    rejected_reason
    asks_changes
    response_count
    created_at
    topic_id
    master_topic {
      topic_name
    }
  }
}
    `;

export const useOwnQuestionsQuery = <
      TData = OwnQuestionsQuery,
      TError = Error
    >(
      variables: OwnQuestionsQueryVariables,
      options?: Omit<UseQueryOptions<OwnQuestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnQuestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnQuestionsQuery, TError, TData>(
      {
    queryKey: ['OwnQuestions', variables],
    queryFn: graphqlFetcher<OwnQuestionsQuery, OwnQuestionsQueryVariables>(OwnQuestionsDocument, variables),
    ...options
  }
    )};

useOwnQuestionsQuery.document = OwnQuestionsDocument;

useOwnQuestionsQuery.getKey = (variables: OwnQuestionsQueryVariables) => ['OwnQuestions', variables];

useOwnQuestionsQuery.rootKey = 'OwnQuestions';

useOwnQuestionsQuery.fetcher = (variables: OwnQuestionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnQuestionsQuery, OwnQuestionsQueryVariables>(OwnQuestionsDocument, variables, options);

export const AnswerableQuestionsDocument = `
    query AnswerableQuestions($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  insights_questions(
    where: {is_approved: {_eq: true}, answerable: {user_id: {_eq: $me}}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    question
    response_count
    created_at
    topic_id
    master_topic {
      topic_name
    }
  }
}
    `;

export const useAnswerableQuestionsQuery = <
      TData = AnswerableQuestionsQuery,
      TError = Error
    >(
      variables: AnswerableQuestionsQueryVariables,
      options?: Omit<UseQueryOptions<AnswerableQuestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AnswerableQuestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AnswerableQuestionsQuery, TError, TData>(
      {
    queryKey: ['AnswerableQuestions', variables],
    queryFn: graphqlFetcher<AnswerableQuestionsQuery, AnswerableQuestionsQueryVariables>(AnswerableQuestionsDocument, variables),
    ...options
  }
    )};

useAnswerableQuestionsQuery.document = AnswerableQuestionsDocument;

useAnswerableQuestionsQuery.getKey = (variables: AnswerableQuestionsQueryVariables) => ['AnswerableQuestions', variables];

useAnswerableQuestionsQuery.rootKey = 'AnswerableQuestions';

useAnswerableQuestionsQuery.fetcher = (variables: AnswerableQuestionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AnswerableQuestionsQuery, AnswerableQuestionsQueryVariables>(AnswerableQuestionsDocument, variables, options);

export const OwnItemsDocument = `
    query OwnItems($me: uuid!, $kind: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_items(
    where: {author_id: {_eq: $me}, kind: {_eq: $kind}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...OwnItem
  }
}
    fragment OwnItem on content_items {
  id
  kind
  status
  created_at
  retired_at
  upvote_count
  view_count
  topic_id
  master_topic {
    topic_name
  }
  insight {
    title
    reason
    asks_changes
  }
  question_id
  question {
    question
  }
  response {
    ai_generated_title
    rejected_reason
    asks_changes
  }
  recordings(order_by: [{position: asc}], limit: 5) {
    recording_id
    name
  }
}`;

export const useOwnItemsQuery = <
      TData = OwnItemsQuery,
      TError = Error
    >(
      variables: OwnItemsQueryVariables,
      options?: Omit<UseQueryOptions<OwnItemsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnItemsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnItemsQuery, TError, TData>(
      {
    queryKey: ['OwnItems', variables],
    queryFn: graphqlFetcher<OwnItemsQuery, OwnItemsQueryVariables>(OwnItemsDocument, variables),
    ...options
  }
    )};

useOwnItemsQuery.document = OwnItemsDocument;

useOwnItemsQuery.getKey = (variables: OwnItemsQueryVariables) => ['OwnItems', variables];

useOwnItemsQuery.rootKey = 'OwnItems';

useOwnItemsQuery.fetcher = (variables: OwnItemsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnItemsQuery, OwnItemsQueryVariables>(OwnItemsDocument, variables, options);

export const OwnResponsesDocument = `
    query OwnResponses($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_items(
    where: {author_id: {_eq: $me}, response_id: {_is_null: false}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...OwnItem
    response {
      response_type
      response_text
      media_duration
    }
  }
}
    fragment OwnItem on content_items {
  id
  kind
  status
  created_at
  retired_at
  upvote_count
  view_count
  topic_id
  master_topic {
    topic_name
  }
  insight {
    title
    reason
    asks_changes
  }
  question_id
  question {
    question
  }
  response {
    ai_generated_title
    rejected_reason
    asks_changes
  }
  recordings(order_by: [{position: asc}], limit: 5) {
    recording_id
    name
  }
}`;

export const useOwnResponsesQuery = <
      TData = OwnResponsesQuery,
      TError = Error
    >(
      variables: OwnResponsesQueryVariables,
      options?: Omit<UseQueryOptions<OwnResponsesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnResponsesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnResponsesQuery, TError, TData>(
      {
    queryKey: ['OwnResponses', variables],
    queryFn: graphqlFetcher<OwnResponsesQuery, OwnResponsesQueryVariables>(OwnResponsesDocument, variables),
    ...options
  }
    )};

useOwnResponsesQuery.document = OwnResponsesDocument;

useOwnResponsesQuery.getKey = (variables: OwnResponsesQueryVariables) => ['OwnResponses', variables];

useOwnResponsesQuery.rootKey = 'OwnResponses';

useOwnResponsesQuery.fetcher = (variables: OwnResponsesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnResponsesQuery, OwnResponsesQueryVariables>(OwnResponsesDocument, variables, options);

export const SavedItemsDocument = `
    query SavedItems($kind: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_saves(
    where: {card: {kind: {_eq: $kind}}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {item_id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {item_id: desc}]
    limit: $limit
  ) {
    item_id
    created_at
    card {
      ...ContentCard
    }
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

export const useSavedItemsQuery = <
      TData = SavedItemsQuery,
      TError = Error
    >(
      variables: SavedItemsQueryVariables,
      options?: Omit<UseQueryOptions<SavedItemsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedItemsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedItemsQuery, TError, TData>(
      {
    queryKey: ['SavedItems', variables],
    queryFn: graphqlFetcher<SavedItemsQuery, SavedItemsQueryVariables>(SavedItemsDocument, variables),
    ...options
  }
    )};

useSavedItemsQuery.document = SavedItemsDocument;

useSavedItemsQuery.getKey = (variables: SavedItemsQueryVariables) => ['SavedItems', variables];

useSavedItemsQuery.rootKey = 'SavedItems';

useSavedItemsQuery.fetcher = (variables: SavedItemsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<SavedItemsQuery, SavedItemsQueryVariables>(SavedItemsDocument, variables, options);
