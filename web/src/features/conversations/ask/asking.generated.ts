/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreateAiConversationMutationVariables = Exact<{
  text: string;
  preferences?: unknown;
}>;

export type CreateAiConversationMutation = { createAiConversation: { conversation_id: string } };

export type AddAiConversationMessageMutationVariables = Exact<{
  id: string;
  conversationId: string;
  step: string;
  body: unknown;
}>;

export type AddAiConversationMessageMutation = { addAiConversationMessage: { answerId: string } };

export const CreateAiConversationDocument = `
    mutation CreateAiConversation($text: String!, $preferences: jsonb) {
  createAiConversation(text: $text, preferences: $preferences) {
    conversation_id
  }
}
    `;

export const useCreateAiConversationMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CreateAiConversationMutation, TError, CreateAiConversationMutationVariables, TContext>) => {
    
    return useMutation<CreateAiConversationMutation, TError, CreateAiConversationMutationVariables, TContext>(
      {
    mutationKey: ['CreateAiConversation'],
    mutationFn: (variables?: CreateAiConversationMutationVariables) => graphqlFetcher<CreateAiConversationMutation, CreateAiConversationMutationVariables>(CreateAiConversationDocument, variables)(),
    ...options
  }
    )};

useCreateAiConversationMutation.fetcher = (variables: CreateAiConversationMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CreateAiConversationMutation, CreateAiConversationMutationVariables>(CreateAiConversationDocument, variables, options);

export const AddAiConversationMessageDocument = `
    mutation AddAiConversationMessage($id: uuid!, $conversationId: uuid!, $step: String!, $body: jsonb!) {
  addAiConversationMessage(
    id: $id
    conversationId: $conversationId
    step: $step
    body: $body
    isAiGenerated: false
  ) {
    answerId
  }
}
    `;

export const useAddAiConversationMessageMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AddAiConversationMessageMutation, TError, AddAiConversationMessageMutationVariables, TContext>) => {
    
    return useMutation<AddAiConversationMessageMutation, TError, AddAiConversationMessageMutationVariables, TContext>(
      {
    mutationKey: ['AddAiConversationMessage'],
    mutationFn: (variables?: AddAiConversationMessageMutationVariables) => graphqlFetcher<AddAiConversationMessageMutation, AddAiConversationMessageMutationVariables>(AddAiConversationMessageDocument, variables)(),
    ...options
  }
    )};

useAddAiConversationMessageMutation.fetcher = (variables: AddAiConversationMessageMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AddAiConversationMessageMutation, AddAiConversationMessageMutationVariables>(AddAiConversationMessageDocument, variables, options);
