/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** A counter offer as the poster sends it; the amount is integer cents, the words 50 to 1000 characters. */
export type CounterOfferInput = {
  counterAmountCents?: number | null | undefined;
  feedback?: string | null | undefined;
  feedbackRichText?: unknown;
};

export type CreateCounterOfferMutationVariables = Exact<{
  opportunityId: string;
  expertId: string;
  input: CounterOfferInput;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
}>;

export type CreateCounterOfferMutation = { createCounterOffer: { id: string, status: string } };

export type UpdateCounterOfferMutationVariables = Exact<{
  id: string;
  input: CounterOfferInput;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
}>;

export type UpdateCounterOfferMutation = { updateCounterOffer: { id: string, status: string } };

export const CreateCounterOfferDocument = `
    mutation CreateCounterOffer($opportunityId: uuid!, $expertId: uuid!, $input: CounterOfferInput!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!) {
  createCounterOffer(
    opportunityId: $opportunityId
    expertId: $expertId
    input: $input
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    id
    status
  }
}
    `;

export const useCreateCounterOfferMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CreateCounterOfferMutation, TError, CreateCounterOfferMutationVariables, TContext>) => {
    
    return useMutation<CreateCounterOfferMutation, TError, CreateCounterOfferMutationVariables, TContext>(
      {
    mutationKey: ['CreateCounterOffer'],
    mutationFn: (variables?: CreateCounterOfferMutationVariables) => graphqlFetcher<CreateCounterOfferMutation, CreateCounterOfferMutationVariables>(CreateCounterOfferDocument, variables)(),
    ...options
  }
    )};

useCreateCounterOfferMutation.fetcher = (variables: CreateCounterOfferMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CreateCounterOfferMutation, CreateCounterOfferMutationVariables>(CreateCounterOfferDocument, variables, options);

export const UpdateCounterOfferDocument = `
    mutation UpdateCounterOffer($id: uuid!, $input: CounterOfferInput!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!) {
  updateCounterOffer(
    id: $id
    input: $input
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    id
    status
  }
}
    `;

export const useUpdateCounterOfferMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateCounterOfferMutation, TError, UpdateCounterOfferMutationVariables, TContext>) => {
    
    return useMutation<UpdateCounterOfferMutation, TError, UpdateCounterOfferMutationVariables, TContext>(
      {
    mutationKey: ['UpdateCounterOffer'],
    mutationFn: (variables?: UpdateCounterOfferMutationVariables) => graphqlFetcher<UpdateCounterOfferMutation, UpdateCounterOfferMutationVariables>(UpdateCounterOfferDocument, variables)(),
    ...options
  }
    )};

useUpdateCounterOfferMutation.fetcher = (variables: UpdateCounterOfferMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<UpdateCounterOfferMutation, UpdateCounterOfferMutationVariables>(UpdateCounterOfferDocument, variables, options);
