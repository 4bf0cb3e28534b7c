/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AcceptCounterOfferMutationVariables = Exact<{
  id: string;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
}>;

export type AcceptCounterOfferMutation = { acceptCounterOffer: { id: string, status: string } };

export type RejectCounterOfferMutationVariables = Exact<{
  id: string;
  reason: string;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
}>;

export type RejectCounterOfferMutation = { rejectCounterOffer: { id: string, status: string } };

export const AcceptCounterOfferDocument = `
    mutation AcceptCounterOffer($id: uuid!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!) {
  acceptCounterOffer(
    id: $id
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    id
    status
  }
}
    `;

export const useAcceptCounterOfferMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AcceptCounterOfferMutation, TError, AcceptCounterOfferMutationVariables, TContext>) => {
    
    return useMutation<AcceptCounterOfferMutation, TError, AcceptCounterOfferMutationVariables, TContext>(
      {
    mutationKey: ['AcceptCounterOffer'],
    mutationFn: (variables?: AcceptCounterOfferMutationVariables) => graphqlFetcher<AcceptCounterOfferMutation, AcceptCounterOfferMutationVariables>(AcceptCounterOfferDocument, variables)(),
    ...options
  }
    )};

useAcceptCounterOfferMutation.fetcher = (variables: AcceptCounterOfferMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AcceptCounterOfferMutation, AcceptCounterOfferMutationVariables>(AcceptCounterOfferDocument, variables, options);

export const RejectCounterOfferDocument = `
    mutation RejectCounterOffer($id: uuid!, $reason: String!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!) {
  rejectCounterOffer(
    id: $id
    reason: $reason
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    id
    status
  }
}
    `;

export const useRejectCounterOfferMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RejectCounterOfferMutation, TError, RejectCounterOfferMutationVariables, TContext>) => {
    
    return useMutation<RejectCounterOfferMutation, TError, RejectCounterOfferMutationVariables, TContext>(
      {
    mutationKey: ['RejectCounterOffer'],
    mutationFn: (variables?: RejectCounterOfferMutationVariables) => graphqlFetcher<RejectCounterOfferMutation, RejectCounterOfferMutationVariables>(RejectCounterOfferDocument, variables)(),
    ...options
  }
    )};

useRejectCounterOfferMutation.fetcher = (variables: RejectCounterOfferMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RejectCounterOfferMutation, RejectCounterOfferMutationVariables>(RejectCounterOfferDocument, variables, options);
