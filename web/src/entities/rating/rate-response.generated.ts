/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RateResponseMutationVariables = Exact<{
  responseId: string;
  rating: number;
  comment?: string | null | undefined;
  source: string;
}>;

export type RateResponseMutation = { rateResponse: { responseId: string } };

export const RateResponseDocument = `
    mutation RateResponse($responseId: uuid!, $rating: Int!, $comment: String, $source: String!) {
  rateResponse(
    responseId: $responseId
    rating: $rating
    comment: $comment
    source: $source
  ) {
    responseId
  }
}
    `;

export const useRateResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RateResponseMutation, TError, RateResponseMutationVariables, TContext>) => {
    
    return useMutation<RateResponseMutation, TError, RateResponseMutationVariables, TContext>(
      {
    mutationKey: ['RateResponse'],
    mutationFn: (variables?: RateResponseMutationVariables) => graphqlFetcher<RateResponseMutation, RateResponseMutationVariables>(RateResponseDocument, variables)(),
    ...options
  }
    )};

useRateResponseMutation.fetcher = (variables: RateResponseMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RateResponseMutation, RateResponseMutationVariables>(RateResponseDocument, variables, options);
