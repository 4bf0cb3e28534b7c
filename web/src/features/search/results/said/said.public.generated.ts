/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicFindSaidQueryVariables = Exact<{
  filter: unknown;
  ids: unknown;
}>;

export type PublicFindSaidQuery = { find_said: Array<{ item_id: string | null, question_id: string | null, recording: number | null, second: number | null, quote: string | null }> };

export const PublicFindSaidDocument = `
    query PublicFindSaid($filter: jsonb!, $ids: jsonb!) {
  find_said(args: {filter: $filter, ids: $ids}, limit: 60) {
    item_id
    question_id
    recording
    second
    quote
  }
}
    `;

export const usePublicFindSaidQuery = <
      TData = PublicFindSaidQuery,
      TError = Error
    >(
      variables: PublicFindSaidQueryVariables,
      options?: Omit<UseQueryOptions<PublicFindSaidQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicFindSaidQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicFindSaidQuery, TError, TData>(
      {
    queryKey: ['PublicFindSaid', variables],
    queryFn: publicGraphqlFetcher<PublicFindSaidQuery, PublicFindSaidQueryVariables>(PublicFindSaidDocument, variables),
    ...options
  }
    )};

usePublicFindSaidQuery.document = PublicFindSaidDocument;

usePublicFindSaidQuery.getKey = (variables: PublicFindSaidQueryVariables) => ['PublicFindSaid', variables];

usePublicFindSaidQuery.rootKey = 'PublicFindSaid';

usePublicFindSaidQuery.fetcher = (variables: PublicFindSaidQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicFindSaidQuery, PublicFindSaidQueryVariables>(PublicFindSaidDocument, variables, options);
