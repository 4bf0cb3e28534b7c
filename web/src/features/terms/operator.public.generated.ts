/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type OperatorQueryVariables = Exact<{ [key: string]: never; }>;

export type OperatorQuery = { system_configurations: Array<{ config: string, value: string }> };

export const OperatorDocument = `
    query Operator {
  system_configurations(
    where: {config: {_in: ["RECEIPT_SELLER_NAME", "RECEIPT_SELLER_ADDRESS"]}}
  ) {
    config
    value
  }
}
    `;

export const useOperatorQuery = <
      TData = OperatorQuery,
      TError = Error
    >(
      variables?: OperatorQueryVariables,
      options?: Omit<UseQueryOptions<OperatorQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OperatorQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OperatorQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Operator'] : ['Operator', variables],
    queryFn: publicGraphqlFetcher<OperatorQuery, OperatorQueryVariables>(OperatorDocument, variables),
    ...options
  }
    )};

useOperatorQuery.document = OperatorDocument;

useOperatorQuery.getKey = (variables?: OperatorQueryVariables) => variables === undefined ? ['Operator'] : ['Operator', variables];

useOperatorQuery.rootKey = 'Operator';

useOperatorQuery.fetcher = (variables?: OperatorQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<OperatorQuery, OperatorQueryVariables>(OperatorDocument, variables, options);
