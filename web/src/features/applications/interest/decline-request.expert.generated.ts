/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DeclineRequestMutationVariables = Exact<{
  opportunityId: string;
  reason?: string | null | undefined;
}>;

export type DeclineRequestMutation = { declineRequest: { status: string } };

export const DeclineRequestDocument = `
    mutation DeclineRequest($opportunityId: uuid!, $reason: String) {
  declineRequest(opportunityId: $opportunityId, reason: $reason) {
    status
  }
}
    `;

export const useDeclineRequestMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DeclineRequestMutation, TError, DeclineRequestMutationVariables, TContext>) => {
    
    return useMutation<DeclineRequestMutation, TError, DeclineRequestMutationVariables, TContext>(
      {
    mutationKey: ['DeclineRequest'],
    mutationFn: (variables?: DeclineRequestMutationVariables) => graphqlFetcher<DeclineRequestMutation, DeclineRequestMutationVariables>(DeclineRequestDocument, variables)(),
    ...options
  }
    )};

useDeclineRequestMutation.fetcher = (variables: DeclineRequestMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DeclineRequestMutation, DeclineRequestMutationVariables>(DeclineRequestDocument, variables, options);
