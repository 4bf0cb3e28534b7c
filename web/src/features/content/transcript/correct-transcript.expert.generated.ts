/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CorrectTranscriptMutationVariables = Exact<{
  recordingId: string;
  lines: Array<string> | string;
  before: Array<string> | string;
}>;

export type CorrectTranscriptMutation = { correctTranscript: { recordingId: string } };

export const CorrectTranscriptDocument = `
    mutation CorrectTranscript($recordingId: uuid!, $lines: [String!]!, $before: [String!]!) {
  correctTranscript(recordingId: $recordingId, lines: $lines, before: $before) {
    recordingId
  }
}
    `;

export const useCorrectTranscriptMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CorrectTranscriptMutation, TError, CorrectTranscriptMutationVariables, TContext>) => {
    
    return useMutation<CorrectTranscriptMutation, TError, CorrectTranscriptMutationVariables, TContext>(
      {
    mutationKey: ['CorrectTranscript'],
    mutationFn: (variables?: CorrectTranscriptMutationVariables) => graphqlFetcher<CorrectTranscriptMutation, CorrectTranscriptMutationVariables>(CorrectTranscriptDocument, variables)(),
    ...options
  }
    )};

useCorrectTranscriptMutation.fetcher = (variables: CorrectTranscriptMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CorrectTranscriptMutation, CorrectTranscriptMutationVariables>(CorrectTranscriptDocument, variables, options);
