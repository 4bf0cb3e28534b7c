/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ContentListQueryVariables = Exact<{
  kind: string;
  sort: string;
  topic?: string | null | undefined;
  category?: string | null | undefined;
  afterPlace: number;
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type ContentListQuery = { find_content: Array<{ item_id: string | null, place: number | null, created_at: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> };

export type AnswerableOfQueryVariables = Exact<{
  ids: Array<string> | string;
  me: string;
}>;

export type AnswerableOfQuery = { insights_questions: Array<{ id: string }> };

export type ContentFiltersQueryVariables = Exact<{
  topic: string;
}>;

export type ContentFiltersQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string }> };

export const ContentListDocument = `
    query ContentList($kind: String!, $sort: String!, $topic: uuid, $category: uuid, $afterPlace: Int!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  find_content(
    args: {of_kind: $kind, sort: $sort, in_topic: $topic, in_category: $category, after_place: $afterPlace, after_at: $afterAt, after_id: $afterId, page_rows: $rows}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $rows
  ) {
    item_id
    place
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

export const useContentListQuery = <
      TData = ContentListQuery,
      TError = Error
    >(
      variables: ContentListQueryVariables,
      options?: Omit<UseQueryOptions<ContentListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ContentListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ContentListQuery, TError, TData>(
      {
    queryKey: ['ContentList', variables],
    queryFn: graphqlFetcher<ContentListQuery, ContentListQueryVariables>(ContentListDocument, variables),
    ...options
  }
    )};

useContentListQuery.document = ContentListDocument;

useContentListQuery.getKey = (variables: ContentListQueryVariables) => ['ContentList', variables];

useContentListQuery.rootKey = 'ContentList';

useContentListQuery.fetcher = (variables: ContentListQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ContentListQuery, ContentListQueryVariables>(ContentListDocument, variables, options);

export const AnswerableOfDocument = `
    query AnswerableOf($ids: [uuid!]!, $me: uuid!) {
  insights_questions(
    where: {id: {_in: $ids}, answerable: {user_id: {_eq: $me}}}
    limit: 100
  ) {
    id
  }
}
    `;

export const useAnswerableOfQuery = <
      TData = AnswerableOfQuery,
      TError = Error
    >(
      variables: AnswerableOfQueryVariables,
      options?: Omit<UseQueryOptions<AnswerableOfQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AnswerableOfQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AnswerableOfQuery, TError, TData>(
      {
    queryKey: ['AnswerableOf', variables],
    queryFn: graphqlFetcher<AnswerableOfQuery, AnswerableOfQueryVariables>(AnswerableOfDocument, variables),
    ...options
  }
    )};

useAnswerableOfQuery.document = AnswerableOfDocument;

useAnswerableOfQuery.getKey = (variables: AnswerableOfQueryVariables) => ['AnswerableOf', variables];

useAnswerableOfQuery.rootKey = 'AnswerableOf';

useAnswerableOfQuery.fetcher = (variables: AnswerableOfQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AnswerableOfQuery, AnswerableOfQueryVariables>(AnswerableOfDocument, variables, options);

export const ContentFiltersDocument = `
    query ContentFilters($topic: uuid!) {
  master_objectives(order_by: [{objective_name: asc}], limit: 100) {
    id
    objective_name
  }
  master_topics(where: {id: {_eq: $topic}}, limit: 1) {
    id
    topic_name
  }
}
    `;

export const useContentFiltersQuery = <
      TData = ContentFiltersQuery,
      TError = Error
    >(
      variables: ContentFiltersQueryVariables,
      options?: Omit<UseQueryOptions<ContentFiltersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ContentFiltersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ContentFiltersQuery, TError, TData>(
      {
    queryKey: ['ContentFilters', variables],
    queryFn: graphqlFetcher<ContentFiltersQuery, ContentFiltersQueryVariables>(ContentFiltersDocument, variables),
    ...options
  }
    )};

useContentFiltersQuery.document = ContentFiltersDocument;

useContentFiltersQuery.getKey = (variables: ContentFiltersQueryVariables) => ['ContentFilters', variables];

useContentFiltersQuery.rootKey = 'ContentFilters';

useContentFiltersQuery.fetcher = (variables: ContentFiltersQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ContentFiltersQuery, ContentFiltersQueryVariables>(ContentFiltersDocument, variables, options);
