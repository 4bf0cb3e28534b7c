/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type StaffCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type StaffCountsQuery = { waiting: { aggregate: { count: number } | null }, edited: { aggregate: { count: number } | null }, requested: { aggregate: { count: number } | null } };

export const StaffCountsDocument = `
    query StaffCounts {
  waiting: opportunities_aggregate(
    where: {review_status: {_eq: "waiting"}, status: {_eq: "draft"}}
  ) {
    aggregate {
      count
    }
  }
  edited: opportunities_aggregate(
    where: {review_status: {_eq: "edited after approval"}, status: {_eq: "published"}}
  ) {
    aggregate {
      count
    }
  }
  requested: opportunities_aggregate(
    where: {review_status: {_eq: "changes requested"}, status: {_in: ["draft", "published"]}}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useStaffCountsQuery = <
      TData = StaffCountsQuery,
      TError = Error
    >(
      variables?: StaffCountsQueryVariables,
      options?: Omit<UseQueryOptions<StaffCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffCountsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['StaffCounts'] : ['StaffCounts', variables],
    queryFn: staffGraphqlFetcher<StaffCountsQuery, StaffCountsQueryVariables>(StaffCountsDocument, variables),
    ...options
  }
    )};

useStaffCountsQuery.document = StaffCountsDocument;

useStaffCountsQuery.getKey = (variables?: StaffCountsQueryVariables) => variables === undefined ? ['StaffCounts'] : ['StaffCounts', variables];

useStaffCountsQuery.rootKey = 'StaffCounts';

useStaffCountsQuery.fetcher = (variables?: StaffCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffCountsQuery, StaffCountsQueryVariables>(StaffCountsDocument, variables, options);
