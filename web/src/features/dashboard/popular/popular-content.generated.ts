/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PopularContentQueryVariables = Exact<{
  shown: number;
}>;

export type PopularContentQuery = { insights: Array<{ item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }>, answers: Array<{ item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> };

export type PopularItemFragment = { item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null };

export const PopularItemFragmentDoc = `
    fragment PopularItem on content_listings {
  item_id
  card {
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
export const PopularContentDocument = `
    query PopularContent($shown: Int!) {
  insights: find_content(
    args: {of_kind: "insight", sort: "view_count", in_topic: null, in_category: null, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $shown}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $shown
  ) {
    ...PopularItem
  }
  answers: find_content(
    args: {of_kind: "answer", sort: "view_count", in_topic: null, in_category: null, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $shown}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $shown
  ) {
    ...PopularItem
  }
}
    fragment PopularItem on content_listings {
  item_id
  card {
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

export const usePopularContentQuery = <
      TData = PopularContentQuery,
      TError = Error
    >(
      variables: PopularContentQueryVariables,
      options?: Omit<UseQueryOptions<PopularContentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PopularContentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PopularContentQuery, TError, TData>(
      {
    queryKey: ['PopularContent', variables],
    queryFn: graphqlFetcher<PopularContentQuery, PopularContentQueryVariables>(PopularContentDocument, variables),
    ...options
  }
    )};

usePopularContentQuery.document = PopularContentDocument;

usePopularContentQuery.getKey = (variables: PopularContentQueryVariables) => ['PopularContent', variables];

usePopularContentQuery.rootKey = 'PopularContent';

usePopularContentQuery.fetcher = (variables: PopularContentQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PopularContentQuery, PopularContentQueryVariables>(PopularContentDocument, variables, options);
