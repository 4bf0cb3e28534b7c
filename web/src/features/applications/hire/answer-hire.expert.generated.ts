/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AcceptHireMutationVariables = Exact<{
  opportunityId: string;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
  seenTermsVersion: number;
}>;

export type AcceptHireMutation = { acceptHire: { status: string } };

export type OptOutMutationVariables = Exact<{
  opportunityId: string;
  reason: string;
  seenVersion: number;
  seenAmountCents?: number | null | undefined;
  seenAmountUnit?: string | null | undefined;
}>;

export type OptOutMutation = { optOut: { status: string } };

export const AcceptHireDocument = `
    mutation AcceptHire($opportunityId: uuid!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!, $seenTermsVersion: Int!) {
  acceptHire(
    opportunityId: $opportunityId
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
    seenTermsVersion: $seenTermsVersion
  ) {
    status
  }
}
    `;

export const useAcceptHireMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AcceptHireMutation, TError, AcceptHireMutationVariables, TContext>) => {
    
    return useMutation<AcceptHireMutation, TError, AcceptHireMutationVariables, TContext>(
      {
    mutationKey: ['AcceptHire'],
    mutationFn: (variables?: AcceptHireMutationVariables) => graphqlFetcher<AcceptHireMutation, AcceptHireMutationVariables>(AcceptHireDocument, variables)(),
    ...options
  }
    )};

useAcceptHireMutation.fetcher = (variables: AcceptHireMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AcceptHireMutation, AcceptHireMutationVariables>(AcceptHireDocument, variables, options);

export const OptOutDocument = `
    mutation OptOut($opportunityId: uuid!, $reason: String!, $seenVersion: Int!, $seenAmountCents: bigint, $seenAmountUnit: String) {
  optOut(
    opportunityId: $opportunityId
    reason: $reason
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    status
  }
}
    `;

export const useOptOutMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<OptOutMutation, TError, OptOutMutationVariables, TContext>) => {
    
    return useMutation<OptOutMutation, TError, OptOutMutationVariables, TContext>(
      {
    mutationKey: ['OptOut'],
    mutationFn: (variables?: OptOutMutationVariables) => graphqlFetcher<OptOutMutation, OptOutMutationVariables>(OptOutDocument, variables)(),
    ...options
  }
    )};

useOptOutMutation.fetcher = (variables: OptOutMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<OptOutMutation, OptOutMutationVariables>(OptOutDocument, variables, options);
