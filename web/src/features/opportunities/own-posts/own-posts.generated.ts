/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnPostFragment = { opportunity_id: string | null, is_team: boolean | null, created_at: string | null, status: string | null, review_status: string | null, is_poster_next: boolean | null, to_answer: number | null, applicants: number | null, new_applicants: number | null, asked: number | null, countered: number | null, hired: number | null, awaited: number | null, poster_next_since: string | null, opportunity: { id: string, type: string, title: string, assigned_expert_id: string | null, declined: Array<{ user_id: string }> } | null };

export type OwnPostsQueryVariables = Exact<{
  me: string;
  statuses: Array<string> | string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnPostsQuery = { own_posts: Array<{ opportunity_id: string | null, is_team: boolean | null, created_at: string | null, status: string | null, review_status: string | null, is_poster_next: boolean | null, to_answer: number | null, applicants: number | null, new_applicants: number | null, asked: number | null, countered: number | null, hired: number | null, awaited: number | null, poster_next_since: string | null, opportunity: { id: string, type: string, title: string, assigned_expert_id: string | null, declined: Array<{ user_id: string }> } | null }> };

export type OwnPostsToAnswerQueryVariables = Exact<{
  me: string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type OwnPostsToAnswerQuery = { own_posts: Array<{ opportunity_id: string | null, is_team: boolean | null, created_at: string | null, status: string | null, review_status: string | null, is_poster_next: boolean | null, to_answer: number | null, applicants: number | null, new_applicants: number | null, asked: number | null, countered: number | null, hired: number | null, awaited: number | null, poster_next_since: string | null, opportunity: { id: string, type: string, title: string, assigned_expert_id: string | null, declined: Array<{ user_id: string }> } | null }> };

export type OwnPostCountsQueryVariables = Exact<{
  me: string;
  all: Array<string> | string;
  live: Array<string> | string;
  waiting: Array<string> | string;
  ended: Array<string> | string;
  countMax: number;
}>;

export type OwnPostCountsQuery = { all: { aggregate: { count: number } | null }, next: { aggregate: { count: number } | null }, live: { aggregate: { count: number } | null }, waiting: { aggregate: { count: number } | null }, ended: { aggregate: { count: number } | null } };

export const OwnPostFragmentDoc = `
    fragment OwnPost on own_posts {
  opportunity_id
  is_team
  created_at
  status
  review_status
  is_poster_next
  to_answer
  applicants
  new_applicants
  asked
  countered
  hired
  awaited
  poster_next_since
  opportunity {
    id
    type
    title
    assigned_expert_id
    declined: trackings(
      where: {status: {_eq: "opted out"}, interest_shown_at: {_is_null: true}}
      limit: 1
    ) {
      user_id
    }
  }
}
    `;
export const OwnPostsDocument = `
    query OwnPosts($me: uuid!, $statuses: [String!]!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  own_posts(
    where: {user_id: {_eq: $me}, status: {_in: $statuses}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {opportunity_id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {opportunity_id: desc}]
    limit: $limit
  ) {
    ...OwnPost
  }
}
    fragment OwnPost on own_posts {
  opportunity_id
  is_team
  created_at
  status
  review_status
  is_poster_next
  to_answer
  applicants
  new_applicants
  asked
  countered
  hired
  awaited
  poster_next_since
  opportunity {
    id
    type
    title
    assigned_expert_id
    declined: trackings(
      where: {status: {_eq: "opted out"}, interest_shown_at: {_is_null: true}}
      limit: 1
    ) {
      user_id
    }
  }
}`;

export const useOwnPostsQuery = <
      TData = OwnPostsQuery,
      TError = Error
    >(
      variables: OwnPostsQueryVariables,
      options?: Omit<UseQueryOptions<OwnPostsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnPostsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnPostsQuery, TError, TData>(
      {
    queryKey: ['OwnPosts', variables],
    queryFn: graphqlFetcher<OwnPostsQuery, OwnPostsQueryVariables>(OwnPostsDocument, variables),
    ...options
  }
    )};

useOwnPostsQuery.document = OwnPostsDocument;

useOwnPostsQuery.getKey = (variables: OwnPostsQueryVariables) => ['OwnPosts', variables];

useOwnPostsQuery.rootKey = 'OwnPosts';

useOwnPostsQuery.fetcher = (variables: OwnPostsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnPostsQuery, OwnPostsQueryVariables>(OwnPostsDocument, variables, options);

export const OwnPostsToAnswerDocument = `
    query OwnPostsToAnswer($me: uuid!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  own_posts(
    where: {user_id: {_eq: $me}, is_team: {_eq: false}, is_poster_next: {_eq: true}, poster_next_since: {_gte: $after}, _or: [{poster_next_since: {_gt: $after}}, {opportunity_id: {_gt: $afterId}}]}
    order_by: [{poster_next_since: asc}, {opportunity_id: asc}]
    limit: $limit
  ) {
    ...OwnPost
  }
}
    fragment OwnPost on own_posts {
  opportunity_id
  is_team
  created_at
  status
  review_status
  is_poster_next
  to_answer
  applicants
  new_applicants
  asked
  countered
  hired
  awaited
  poster_next_since
  opportunity {
    id
    type
    title
    assigned_expert_id
    declined: trackings(
      where: {status: {_eq: "opted out"}, interest_shown_at: {_is_null: true}}
      limit: 1
    ) {
      user_id
    }
  }
}`;

export const useOwnPostsToAnswerQuery = <
      TData = OwnPostsToAnswerQuery,
      TError = Error
    >(
      variables: OwnPostsToAnswerQueryVariables,
      options?: Omit<UseQueryOptions<OwnPostsToAnswerQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnPostsToAnswerQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnPostsToAnswerQuery, TError, TData>(
      {
    queryKey: ['OwnPostsToAnswer', variables],
    queryFn: graphqlFetcher<OwnPostsToAnswerQuery, OwnPostsToAnswerQueryVariables>(OwnPostsToAnswerDocument, variables),
    ...options
  }
    )};

useOwnPostsToAnswerQuery.document = OwnPostsToAnswerDocument;

useOwnPostsToAnswerQuery.getKey = (variables: OwnPostsToAnswerQueryVariables) => ['OwnPostsToAnswer', variables];

useOwnPostsToAnswerQuery.rootKey = 'OwnPostsToAnswer';

useOwnPostsToAnswerQuery.fetcher = (variables: OwnPostsToAnswerQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnPostsToAnswerQuery, OwnPostsToAnswerQueryVariables>(OwnPostsToAnswerDocument, variables, options);

export const OwnPostCountsDocument = `
    query OwnPostCounts($me: uuid!, $all: [String!]!, $live: [String!]!, $waiting: [String!]!, $ended: [String!]!, $countMax: Int!) {
  all: own_posts_aggregate(
    where: {user_id: {_eq: $me}, status: {_in: $all}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  next: own_posts_aggregate(
    where: {user_id: {_eq: $me}, is_team: {_eq: false}, is_poster_next: {_eq: true}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  live: own_posts_aggregate(
    where: {user_id: {_eq: $me}, status: {_in: $live}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  waiting: own_posts_aggregate(
    where: {user_id: {_eq: $me}, status: {_in: $waiting}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  ended: own_posts_aggregate(
    where: {user_id: {_eq: $me}, status: {_in: $ended}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useOwnPostCountsQuery = <
      TData = OwnPostCountsQuery,
      TError = Error
    >(
      variables: OwnPostCountsQueryVariables,
      options?: Omit<UseQueryOptions<OwnPostCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnPostCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnPostCountsQuery, TError, TData>(
      {
    queryKey: ['OwnPostCounts', variables],
    queryFn: graphqlFetcher<OwnPostCountsQuery, OwnPostCountsQueryVariables>(OwnPostCountsDocument, variables),
    ...options
  }
    )};

useOwnPostCountsQuery.document = OwnPostCountsDocument;

useOwnPostCountsQuery.getKey = (variables: OwnPostCountsQueryVariables) => ['OwnPostCounts', variables];

useOwnPostCountsQuery.rootKey = 'OwnPostCounts';

useOwnPostCountsQuery.fetcher = (variables: OwnPostCountsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnPostCountsQuery, OwnPostCountsQueryVariables>(OwnPostCountsDocument, variables, options);
