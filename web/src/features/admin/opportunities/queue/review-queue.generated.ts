/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type QueuePostFragment = { id: string, type: string, status: string, title: string, review_status: string, review_status_since: string, poster: { user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string } | null } | null };

export type ReviewQueueQueryVariables = Exact<{
  review: string;
  statuses: Array<string> | string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type ReviewQueueQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, review_status: string, review_status_since: string, poster: { user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string } | null } | null }> };

export type ApprovedPostsQueryVariables = Exact<{
  statuses: Array<string> | string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type ApprovedPostsQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, review_status: string, review_status_since: string, poster: { user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string } | null } | null }> };

export const QueuePostFragmentDoc = `
    fragment QueuePost on opportunities {
  id
  type
  status
  title
  review_status
  review_status_since
  poster {
    user {
      ...UserCard
    }
    company {
      id
      company_name
    }
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const ReviewQueueDocument = `
    query ReviewQueue($review: String!, $statuses: [String!]!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  opportunities(
    where: {review_status: {_eq: $review}, status: {_in: $statuses}, review_status_since: {_gte: $after}, _or: [{review_status_since: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{review_status_since: asc}, {id: asc}]
    limit: $limit
  ) {
    ...QueuePost
  }
}
    fragment QueuePost on opportunities {
  id
  type
  status
  title
  review_status
  review_status_since
  poster {
    user {
      ...UserCard
    }
    company {
      id
      company_name
    }
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useReviewQueueQuery = <
      TData = ReviewQueueQuery,
      TError = Error
    >(
      variables: ReviewQueueQueryVariables,
      options?: Omit<UseQueryOptions<ReviewQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReviewQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReviewQueueQuery, TError, TData>(
      {
    queryKey: ['ReviewQueue', variables],
    queryFn: staffGraphqlFetcher<ReviewQueueQuery, ReviewQueueQueryVariables>(ReviewQueueDocument, variables),
    ...options
  }
    )};

useReviewQueueQuery.document = ReviewQueueDocument;

useReviewQueueQuery.getKey = (variables: ReviewQueueQueryVariables) => ['ReviewQueue', variables];

useReviewQueueQuery.rootKey = 'ReviewQueue';

useReviewQueueQuery.fetcher = (variables: ReviewQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ReviewQueueQuery, ReviewQueueQueryVariables>(ReviewQueueDocument, variables, options);

export const ApprovedPostsDocument = `
    query ApprovedPosts($statuses: [String!]!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  opportunities(
    where: {status: {_in: $statuses}, review_status_since: {_lte: $before}, _or: [{review_status_since: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{review_status_since: desc}, {id: desc}]
    limit: $limit
  ) {
    ...QueuePost
  }
}
    fragment QueuePost on opportunities {
  id
  type
  status
  title
  review_status
  review_status_since
  poster {
    user {
      ...UserCard
    }
    company {
      id
      company_name
    }
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useApprovedPostsQuery = <
      TData = ApprovedPostsQuery,
      TError = Error
    >(
      variables: ApprovedPostsQueryVariables,
      options?: Omit<UseQueryOptions<ApprovedPostsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ApprovedPostsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ApprovedPostsQuery, TError, TData>(
      {
    queryKey: ['ApprovedPosts', variables],
    queryFn: staffGraphqlFetcher<ApprovedPostsQuery, ApprovedPostsQueryVariables>(ApprovedPostsDocument, variables),
    ...options
  }
    )};

useApprovedPostsQuery.document = ApprovedPostsDocument;

useApprovedPostsQuery.getKey = (variables: ApprovedPostsQueryVariables) => ['ApprovedPosts', variables];

useApprovedPostsQuery.rootKey = 'ApprovedPosts';

useApprovedPostsQuery.fetcher = (variables: ApprovedPostsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ApprovedPostsQuery, ApprovedPostsQueryVariables>(ApprovedPostsDocument, variables, options);
