/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type MarkOpportunityPaymentMutationVariables = Exact<{
  id: string;
  isPaid: boolean;
  reason?: string | null | undefined;
}>;

export type MarkOpportunityPaymentMutation = { markOpportunityPayment: { id: string, isPaid: boolean } };

export const MarkOpportunityPaymentDocument = `
    mutation MarkOpportunityPayment($id: uuid!, $isPaid: Boolean!, $reason: String) {
  markOpportunityPayment(id: $id, isPaid: $isPaid, reason: $reason) {
    id
    isPaid
  }
}
    `;

export const useMarkOpportunityPaymentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkOpportunityPaymentMutation, TError, MarkOpportunityPaymentMutationVariables, TContext>) => {
    
    return useMutation<MarkOpportunityPaymentMutation, TError, MarkOpportunityPaymentMutationVariables, TContext>(
      {
    mutationKey: ['MarkOpportunityPayment'],
    mutationFn: (variables?: MarkOpportunityPaymentMutationVariables) => staffGraphqlFetcher<MarkOpportunityPaymentMutation, MarkOpportunityPaymentMutationVariables>(MarkOpportunityPaymentDocument, variables)(),
    ...options
  }
    )};

useMarkOpportunityPaymentMutation.fetcher = (variables: MarkOpportunityPaymentMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<MarkOpportunityPaymentMutation, MarkOpportunityPaymentMutationVariables>(MarkOpportunityPaymentDocument, variables, options);
