/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type FindSaidQueryVariables = Exact<{
  filter: unknown;
  ids: unknown;
}>;

export type FindSaidQuery = { find_said: Array<{ item_id: string | null, question_id: string | null, recording: number | null, second: number | null, quote: string | null }> };

export const FindSaidDocument = `
    query FindSaid($filter: jsonb!, $ids: jsonb!) {
  find_said(args: {filter: $filter, ids: $ids}, limit: 60) {
    item_id
    question_id
    recording
    second
    quote
  }
}
    `;

export const useFindSaidQuery = <
      TData = FindSaidQuery,
      TError = Error
    >(
      variables: FindSaidQueryVariables,
      options?: Omit<UseQueryOptions<FindSaidQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FindSaidQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FindSaidQuery, TError, TData>(
      {
    queryKey: ['FindSaid', variables],
    queryFn: graphqlFetcher<FindSaidQuery, FindSaidQueryVariables>(FindSaidDocument, variables),
    ...options
  }
    )};

useFindSaidQuery.document = FindSaidDocument;

useFindSaidQuery.getKey = (variables: FindSaidQueryVariables) => ['FindSaid', variables];

useFindSaidQuery.rootKey = 'FindSaid';

useFindSaidQuery.fetcher = (variables: FindSaidQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<FindSaidQuery, FindSaidQueryVariables>(FindSaidDocument, variables, options);
