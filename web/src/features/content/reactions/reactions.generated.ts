/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type SetVoteMutationVariables = Exact<{
  id: string;
  vote: string;
}>;

export type SetVoteMutation = { insert_content_votes_one: { item_id: string, vote: string } | null };

export type RemoveVoteMutationVariables = Exact<{
  id: string;
}>;

export type RemoveVoteMutation = { delete_content_votes: { affected_rows: number } | null };

export type SaveItemMutationVariables = Exact<{
  id: string;
}>;

export type SaveItemMutation = { delete_content_saves: { affected_rows: number } | null, insert_content_saves_one: { item_id: string } | null };

export type RemoveSaveMutationVariables = Exact<{
  id: string;
}>;

export type RemoveSaveMutation = { delete_content_saves: { affected_rows: number } | null };

export const SetVoteDocument = `
    mutation SetVote($id: uuid!, $vote: String!) {
  insert_content_votes_one(
    object: {item_id: $id, vote: $vote}
    on_conflict: {constraint: content_votes_pkey, update_columns: [vote]}
  ) {
    item_id
    vote
  }
}
    `;

export const useSetVoteMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SetVoteMutation, TError, SetVoteMutationVariables, TContext>) => {
    
    return useMutation<SetVoteMutation, TError, SetVoteMutationVariables, TContext>(
      {
    mutationKey: ['SetVote'],
    mutationFn: (variables?: SetVoteMutationVariables) => graphqlFetcher<SetVoteMutation, SetVoteMutationVariables>(SetVoteDocument, variables)(),
    ...options
  }
    )};

useSetVoteMutation.fetcher = (variables: SetVoteMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SetVoteMutation, SetVoteMutationVariables>(SetVoteDocument, variables, options);

export const RemoveVoteDocument = `
    mutation RemoveVote($id: uuid!) {
  delete_content_votes(where: {item_id: {_eq: $id}}) {
    affected_rows
  }
}
    `;

export const useRemoveVoteMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveVoteMutation, TError, RemoveVoteMutationVariables, TContext>) => {
    
    return useMutation<RemoveVoteMutation, TError, RemoveVoteMutationVariables, TContext>(
      {
    mutationKey: ['RemoveVote'],
    mutationFn: (variables?: RemoveVoteMutationVariables) => graphqlFetcher<RemoveVoteMutation, RemoveVoteMutationVariables>(RemoveVoteDocument, variables)(),
    ...options
  }
    )};

useRemoveVoteMutation.fetcher = (variables: RemoveVoteMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveVoteMutation, RemoveVoteMutationVariables>(RemoveVoteDocument, variables, options);

export const SaveItemDocument = `
    mutation SaveItem($id: uuid!) {
  delete_content_saves(where: {item_id: {_eq: $id}}) {
    affected_rows
  }
  insert_content_saves_one(object: {item_id: $id}) {
    item_id
  }
}
    `;

export const useSaveItemMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveItemMutation, TError, SaveItemMutationVariables, TContext>) => {
    
    return useMutation<SaveItemMutation, TError, SaveItemMutationVariables, TContext>(
      {
    mutationKey: ['SaveItem'],
    mutationFn: (variables?: SaveItemMutationVariables) => graphqlFetcher<SaveItemMutation, SaveItemMutationVariables>(SaveItemDocument, variables)(),
    ...options
  }
    )};

useSaveItemMutation.fetcher = (variables: SaveItemMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveItemMutation, SaveItemMutationVariables>(SaveItemDocument, variables, options);

export const RemoveSaveDocument = `
    mutation RemoveSave($id: uuid!) {
  delete_content_saves(where: {item_id: {_eq: $id}}) {
    affected_rows
  }
}
    `;

export const useRemoveSaveMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveSaveMutation, TError, RemoveSaveMutationVariables, TContext>) => {
    
    return useMutation<RemoveSaveMutation, TError, RemoveSaveMutationVariables, TContext>(
      {
    mutationKey: ['RemoveSave'],
    mutationFn: (variables?: RemoveSaveMutationVariables) => graphqlFetcher<RemoveSaveMutation, RemoveSaveMutationVariables>(RemoveSaveDocument, variables)(),
    ...options
  }
    )};

useRemoveSaveMutation.fetcher = (variables: RemoveSaveMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveSaveMutation, RemoveSaveMutationVariables>(RemoveSaveDocument, variables, options);
