/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type LatestContentQueryVariables = Exact<{
  shown: number;
}>;

export type LatestContentQuery = { insights: Array<{ item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }>, answers: Array<{ item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> };

export type LatestItemFragment = { item_id: string | null, card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, question: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, view_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null };

export const LatestItemFragmentDoc = `
    fragment LatestItem on content_listings {
  item_id
  card {
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
export const LatestContentDocument = `
    query LatestContent($shown: Int!) {
  insights: find_content(
    args: {of_kind: "insight", sort: "recommended", in_topic: null, in_category: null, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $shown}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $shown
  ) {
    ...LatestItem
  }
  answers: find_content(
    args: {of_kind: "answer", sort: "recommended", in_topic: null, in_category: null, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $shown}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $shown
  ) {
    ...LatestItem
  }
}
    fragment LatestItem on content_listings {
  item_id
  card {
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

export const useLatestContentQuery = <
      TData = LatestContentQuery,
      TError = Error
    >(
      variables: LatestContentQueryVariables,
      options?: Omit<UseQueryOptions<LatestContentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LatestContentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LatestContentQuery, TError, TData>(
      {
    queryKey: ['LatestContent', variables],
    queryFn: publicGraphqlFetcher<LatestContentQuery, LatestContentQueryVariables>(LatestContentDocument, variables),
    ...options
  }
    )};

useLatestContentQuery.document = LatestContentDocument;

useLatestContentQuery.getKey = (variables: LatestContentQueryVariables) => ['LatestContent', variables];

useLatestContentQuery.rootKey = 'LatestContent';

useLatestContentQuery.fetcher = (variables: LatestContentQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<LatestContentQuery, LatestContentQueryVariables>(LatestContentDocument, variables, options);
