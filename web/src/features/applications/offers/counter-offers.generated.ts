/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#lib/graphql/user.types.generated.js';

import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreateCounterOfferMutationVariables = Exact<{
  opportunityId: string;
  expertId: string;
  input: Types.CounterOfferInput;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
}>;

export type CreateCounterOfferMutation = { createCounterOffer: { id: string, status: string } };

export type UpdateCounterOfferMutationVariables = Exact<{
  id: string;
  input: Types.CounterOfferInput;
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
