/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnCreditRequestsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnCreditRequestsQuery = { credit_requests: Array<{ id: string, wizlings: number, reason: string, status: string, decided_at: string | null, decision_reason: string | null, created_at: string }> };

export const OwnCreditRequestsDocument = `
    query OwnCreditRequests($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  credit_requests(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    wizlings
    reason
    status
    decided_at
    decision_reason
    created_at
  }
}
    `;

export const useOwnCreditRequestsQuery = <
      TData = OwnCreditRequestsQuery,
      TError = Error
    >(
      variables: OwnCreditRequestsQueryVariables,
      options?: Omit<UseQueryOptions<OwnCreditRequestsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnCreditRequestsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnCreditRequestsQuery, TError, TData>(
      {
    queryKey: ['OwnCreditRequests', variables],
    queryFn: graphqlFetcher<OwnCreditRequestsQuery, OwnCreditRequestsQueryVariables>(OwnCreditRequestsDocument, variables),
    ...options
  }
    )};

useOwnCreditRequestsQuery.document = OwnCreditRequestsDocument;

useOwnCreditRequestsQuery.getKey = (variables: OwnCreditRequestsQueryVariables) => ['OwnCreditRequests', variables];

useOwnCreditRequestsQuery.rootKey = 'OwnCreditRequests';

useOwnCreditRequestsQuery.fetcher = (variables: OwnCreditRequestsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnCreditRequestsQuery, OwnCreditRequestsQueryVariables>(OwnCreditRequestsDocument, variables, options);
