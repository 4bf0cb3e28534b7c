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

export type RestoreTranscriptMutationVariables = Exact<{
  recordingId: string;
  versionId: string;
  before: Array<string> | string;
}>;

export type RestoreTranscriptMutation = { restoreTranscript: { recordingId: string } };

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

export const RestoreTranscriptDocument = `
    mutation RestoreTranscript($recordingId: uuid!, $versionId: String!, $before: [String!]!) {
  restoreTranscript(
    recordingId: $recordingId
    versionId: $versionId
    before: $before
  ) {
    recordingId
  }
}
    `;

export const useRestoreTranscriptMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RestoreTranscriptMutation, TError, RestoreTranscriptMutationVariables, TContext>) => {
    
    return useMutation<RestoreTranscriptMutation, TError, RestoreTranscriptMutationVariables, TContext>(
      {
    mutationKey: ['RestoreTranscript'],
    mutationFn: (variables?: RestoreTranscriptMutationVariables) => graphqlFetcher<RestoreTranscriptMutation, RestoreTranscriptMutationVariables>(RestoreTranscriptDocument, variables)(),
    ...options
  }
    )};

useRestoreTranscriptMutation.fetcher = (variables: RestoreTranscriptMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RestoreTranscriptMutation, RestoreTranscriptMutationVariables>(RestoreTranscriptDocument, variables, options);
