/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnReactionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;

export type OwnReactionsQuery = { content_votes: Array<{ item_id: string, vote: string }>, content_saves: Array<{ item_id: string }> };

export const OwnReactionsDocument = `
    query OwnReactions($ids: [uuid!]!) {
  content_votes(where: {item_id: {_in: $ids}}, limit: 100) {
    item_id
    vote
  }
  content_saves(where: {item_id: {_in: $ids}}, limit: 100) {
    item_id
  }
}
    `;

export const useOwnReactionsQuery = <
      TData = OwnReactionsQuery,
      TError = Error
    >(
      variables: OwnReactionsQueryVariables,
      options?: Omit<UseQueryOptions<OwnReactionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnReactionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnReactionsQuery, TError, TData>(
      {
    queryKey: ['OwnReactions', variables],
    queryFn: graphqlFetcher<OwnReactionsQuery, OwnReactionsQueryVariables>(OwnReactionsDocument, variables),
    ...options
  }
    )};

useOwnReactionsQuery.document = OwnReactionsDocument;

useOwnReactionsQuery.getKey = (variables: OwnReactionsQueryVariables) => ['OwnReactions', variables];

useOwnReactionsQuery.rootKey = 'OwnReactions';

useOwnReactionsQuery.fetcher = (variables: OwnReactionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnReactionsQuery, OwnReactionsQueryVariables>(OwnReactionsDocument, variables, options);
