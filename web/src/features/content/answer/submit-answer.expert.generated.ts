/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type SubmitAnswerMutationVariables = Exact<{
  questionId: string;
  recordingId: string;
}>;

export type SubmitAnswerMutation = { submitAnswer: { id: string, status: string } };

export const SubmitAnswerDocument = `
    mutation SubmitAnswer($questionId: uuid!, $recordingId: uuid!) {
  submitAnswer(questionId: $questionId, recordingId: $recordingId) {
    id
    status
  }
}
    `;

export const useSubmitAnswerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SubmitAnswerMutation, TError, SubmitAnswerMutationVariables, TContext>) => {
    
    return useMutation<SubmitAnswerMutation, TError, SubmitAnswerMutationVariables, TContext>(
      {
    mutationKey: ['SubmitAnswer'],
    mutationFn: (variables?: SubmitAnswerMutationVariables) => graphqlFetcher<SubmitAnswerMutation, SubmitAnswerMutationVariables>(SubmitAnswerDocument, variables)(),
    ...options
  }
    )};

useSubmitAnswerMutation.fetcher = (variables: SubmitAnswerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SubmitAnswerMutation, SubmitAnswerMutationVariables>(SubmitAnswerDocument, variables, options);
