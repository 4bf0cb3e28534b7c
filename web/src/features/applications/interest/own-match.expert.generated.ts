/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnMatchQueryVariables = Exact<{
  opportunityId: string;
  me: string;
}>;

export type OwnMatchQuery = { opportunity_matches: Array<{ reasons: unknown }> };

export const OwnMatchDocument = `
    query OwnMatch($opportunityId: uuid!, $me: uuid!) {
  opportunity_matches(
    where: {opportunity_id: {_eq: $opportunityId}, expert_id: {_eq: $me}}
  ) {
    reasons
  }
}
    `;

export const useOwnMatchQuery = <
      TData = OwnMatchQuery,
      TError = Error
    >(
      variables: OwnMatchQueryVariables,
      options?: Omit<UseQueryOptions<OwnMatchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnMatchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnMatchQuery, TError, TData>(
      {
    queryKey: ['OwnMatch', variables],
    queryFn: graphqlFetcher<OwnMatchQuery, OwnMatchQueryVariables>(OwnMatchDocument, variables),
    ...options
  }
    )};

useOwnMatchQuery.document = OwnMatchDocument;

useOwnMatchQuery.getKey = (variables: OwnMatchQueryVariables) => ['OwnMatch', variables];

useOwnMatchQuery.rootKey = 'OwnMatch';

useOwnMatchQuery.fetcher = (variables: OwnMatchQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnMatchQuery, OwnMatchQueryVariables>(OwnMatchDocument, variables, options);
