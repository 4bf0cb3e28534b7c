/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RequestPayoutMutationVariables = Exact<{
  id: string;
  cents: number;
  method: string;
  details?: string | null | undefined;
}>;

export type RequestPayoutMutation = { requestPayout: { id: string, status: string } };

export const RequestPayoutDocument = `
    mutation RequestPayout($id: uuid!, $cents: bigint!, $method: String!, $details: String) {
  requestPayout(id: $id, cents: $cents, method: $method, details: $details) {
    id
    status
  }
}
    `;

export const useRequestPayoutMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RequestPayoutMutation, TError, RequestPayoutMutationVariables, TContext>) => {
    
    return useMutation<RequestPayoutMutation, TError, RequestPayoutMutationVariables, TContext>(
      {
    mutationKey: ['RequestPayout'],
    mutationFn: (variables?: RequestPayoutMutationVariables) => graphqlFetcher<RequestPayoutMutation, RequestPayoutMutationVariables>(RequestPayoutDocument, variables)(),
    ...options
  }
    )};

useRequestPayoutMutation.fetcher = (variables: RequestPayoutMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RequestPayoutMutation, RequestPayoutMutationVariables>(RequestPayoutDocument, variables, options);
