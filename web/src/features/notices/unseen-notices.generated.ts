/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type UnseenNoticesQueryVariables = Exact<{ [key: string]: never; }>;

export type UnseenNoticesQuery = { notifications_aggregate: { aggregate: { count: number } | null } };

export const UnseenNoticesDocument = `
    query UnseenNotices {
  notifications_aggregate(where: {seen_at: {_is_null: true}}) {
    aggregate {
      count
    }
  }
}
    `;

export const useUnseenNoticesQuery = <
      TData = UnseenNoticesQuery,
      TError = Error
    >(
      variables?: UnseenNoticesQueryVariables,
      options?: Omit<UseQueryOptions<UnseenNoticesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UnseenNoticesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UnseenNoticesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UnseenNotices'] : ['UnseenNotices', variables],
    queryFn: graphqlFetcher<UnseenNoticesQuery, UnseenNoticesQueryVariables>(UnseenNoticesDocument, variables),
    ...options
  }
    )};

useUnseenNoticesQuery.document = UnseenNoticesDocument;

useUnseenNoticesQuery.getKey = (variables?: UnseenNoticesQueryVariables) => variables === undefined ? ['UnseenNotices'] : ['UnseenNotices', variables];

useUnseenNoticesQuery.rootKey = 'UnseenNotices';

useUnseenNoticesQuery.fetcher = (variables?: UnseenNoticesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<UnseenNoticesQuery, UnseenNoticesQueryVariables>(UnseenNoticesDocument, variables, options);
