/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicProfileContentQueryVariables = Exact<{
  author: string;
  kind: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type PublicProfileContentQuery = { content_cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null }> };

export const PublicProfileContentDocument = `
    query PublicProfileContent($author: uuid!, $kind: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_cards(
    where: {author_id: {_eq: $author}, kind: {_eq: $kind}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...PublicContentCard
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

export const usePublicProfileContentQuery = <
      TData = PublicProfileContentQuery,
      TError = Error
    >(
      variables: PublicProfileContentQueryVariables,
      options?: Omit<UseQueryOptions<PublicProfileContentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicProfileContentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicProfileContentQuery, TError, TData>(
      {
    queryKey: ['PublicProfileContent', variables],
    queryFn: publicGraphqlFetcher<PublicProfileContentQuery, PublicProfileContentQueryVariables>(PublicProfileContentDocument, variables),
    ...options
  }
    )};

usePublicProfileContentQuery.document = PublicProfileContentDocument;

usePublicProfileContentQuery.getKey = (variables: PublicProfileContentQueryVariables) => ['PublicProfileContent', variables];

usePublicProfileContentQuery.rootKey = 'PublicProfileContent';

usePublicProfileContentQuery.fetcher = (variables: PublicProfileContentQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicProfileContentQuery, PublicProfileContentQueryVariables>(PublicProfileContentDocument, variables, options);
