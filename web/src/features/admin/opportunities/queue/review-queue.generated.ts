/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#lib/graphql/staff.types.generated.js';

import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReviewQueueQueryVariables = Exact<{
  where: Types.Opportunities_Bool_Exp;
  orderBy: Array<Types.Opportunities_Order_By> | Types.Opportunities_Order_By;
  limit: number;
}>;

export type ReviewQueueQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, review_status: string, review_status_since: string, poster: { user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string } | null } | null }> };

export const ReviewQueueDocument = `
    query ReviewQueue($where: opportunities_bool_exp!, $orderBy: [opportunities_order_by!]!, $limit: Int!) {
  opportunities(where: $where, order_by: $orderBy, limit: $limit) {
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
