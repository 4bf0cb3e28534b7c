/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReturnedToQueryVariables = Exact<{
  id: string;
}>;

export type ReturnedToQuery = { opportunities_by_pk: { title: string } | null };

export const ReturnedToDocument = `
    query ReturnedTo($id: uuid!) {
  opportunities_by_pk(id: $id) {
    title
  }
}
    `;

export const useReturnedToQuery = <
      TData = ReturnedToQuery,
      TError = Error
    >(
      variables: ReturnedToQueryVariables,
      options?: Omit<UseQueryOptions<ReturnedToQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReturnedToQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReturnedToQuery, TError, TData>(
      {
    queryKey: ['ReturnedTo', variables],
    queryFn: graphqlFetcher<ReturnedToQuery, ReturnedToQueryVariables>(ReturnedToDocument, variables),
    ...options
  }
    )};

useReturnedToQuery.document = ReturnedToDocument;

useReturnedToQuery.getKey = (variables: ReturnedToQueryVariables) => ['ReturnedTo', variables];

useReturnedToQuery.rootKey = 'ReturnedTo';

useReturnedToQuery.fetcher = (variables: ReturnedToQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ReturnedToQuery, ReturnedToQueryVariables>(ReturnedToDocument, variables, options);
