/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicContentListQueryVariables = Exact<{
  kind: string;
  sort: string;
  topic?: string | null | undefined;
  category?: string | null | undefined;
  afterPlace: number;
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type PublicContentListQuery = { find_content: Array<{ item_id: string | null, place: number | null, created_at: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> };

export type PublicContentFiltersQueryVariables = Exact<{
  topic: string;
}>;

export type PublicContentFiltersQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string }> };

export const PublicContentListDocument = `
    query PublicContentList($kind: String!, $sort: String!, $topic: uuid, $category: uuid, $afterPlace: Int!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  find_content(
    args: {of_kind: $kind, sort: $sort, in_topic: $topic, in_category: $category, after_place: $afterPlace, after_at: $afterAt, after_id: $afterId, page_rows: $rows}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $rows
  ) {
    item_id
    place
    created_at
    card {
      ...PublicContentCard
    }
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

export const usePublicContentListQuery = <
      TData = PublicContentListQuery,
      TError = Error
    >(
      variables: PublicContentListQueryVariables,
      options?: Omit<UseQueryOptions<PublicContentListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicContentListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicContentListQuery, TError, TData>(
      {
    queryKey: ['PublicContentList', variables],
    queryFn: publicGraphqlFetcher<PublicContentListQuery, PublicContentListQueryVariables>(PublicContentListDocument, variables),
    ...options
  }
    )};

usePublicContentListQuery.document = PublicContentListDocument;

usePublicContentListQuery.getKey = (variables: PublicContentListQueryVariables) => ['PublicContentList', variables];

usePublicContentListQuery.rootKey = 'PublicContentList';

usePublicContentListQuery.fetcher = (variables: PublicContentListQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicContentListQuery, PublicContentListQueryVariables>(PublicContentListDocument, variables, options);

export const PublicContentFiltersDocument = `
    query PublicContentFilters($topic: uuid!) {
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

export const usePublicContentFiltersQuery = <
      TData = PublicContentFiltersQuery,
      TError = Error
    >(
      variables: PublicContentFiltersQueryVariables,
      options?: Omit<UseQueryOptions<PublicContentFiltersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicContentFiltersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicContentFiltersQuery, TError, TData>(
      {
    queryKey: ['PublicContentFilters', variables],
    queryFn: publicGraphqlFetcher<PublicContentFiltersQuery, PublicContentFiltersQueryVariables>(PublicContentFiltersDocument, variables),
    ...options
  }
    )};

usePublicContentFiltersQuery.document = PublicContentFiltersDocument;

usePublicContentFiltersQuery.getKey = (variables: PublicContentFiltersQueryVariables) => ['PublicContentFilters', variables];

usePublicContentFiltersQuery.rootKey = 'PublicContentFilters';

usePublicContentFiltersQuery.fetcher = (variables: PublicContentFiltersQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicContentFiltersQuery, PublicContentFiltersQueryVariables>(PublicContentFiltersDocument, variables, options);
