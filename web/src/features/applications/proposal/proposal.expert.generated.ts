/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type SubmitProposalMutationVariables = Exact<{
  opportunityId: string;
  agreedValueCents?: number | null | undefined;
  seenVersion: number;
}>;

export type SubmitProposalMutation = { submitProposal: { status: string } };

export const SubmitProposalDocument = `
    mutation SubmitProposal($opportunityId: uuid!, $agreedValueCents: bigint, $seenVersion: Int!) {
  submitProposal(
    opportunityId: $opportunityId
    agreedValueCents: $agreedValueCents
    seenVersion: $seenVersion
  ) {
    status
  }
}
    `;

export const useSubmitProposalMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SubmitProposalMutation, TError, SubmitProposalMutationVariables, TContext>) => {
    
    return useMutation<SubmitProposalMutation, TError, SubmitProposalMutationVariables, TContext>(
      {
    mutationKey: ['SubmitProposal'],
    mutationFn: (variables?: SubmitProposalMutationVariables) => graphqlFetcher<SubmitProposalMutation, SubmitProposalMutationVariables>(SubmitProposalDocument, variables)(),
    ...options
  }
    )};

useSubmitProposalMutation.fetcher = (variables: SubmitProposalMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SubmitProposalMutation, SubmitProposalMutationVariables>(SubmitProposalDocument, variables, options);
