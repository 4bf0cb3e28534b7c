/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type SavedFiltersQueryVariables = Exact<{ [key: string]: never; }>;

export type SavedFiltersQuery = { saved_filters: Array<{ id: string, name: string, query: string }> };

export type SaveFilterMutationVariables = Exact<{
  name: string;
  query: string;
}>;

export type SaveFilterMutation = { insert_saved_filters_one: { id: string } | null };

export type RenameSavedFilterMutationVariables = Exact<{
  id: string;
  name: string;
}>;

export type RenameSavedFilterMutation = { update_saved_filters_by_pk: { id: string } | null };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string;
}>;

export type DeleteSavedFilterMutation = { delete_saved_filters_by_pk: { id: string } | null };

export const SavedFiltersDocument = `
    query SavedFilters {
  saved_filters(order_by: [{name: asc}, {id: asc}]) {
    id
    name
    query
  }
}
    `;

export const useSavedFiltersQuery = <
      TData = SavedFiltersQuery,
      TError = Error
    >(
      variables?: SavedFiltersQueryVariables,
      options?: Omit<UseQueryOptions<SavedFiltersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedFiltersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedFiltersQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SavedFilters'] : ['SavedFilters', variables],
    queryFn: graphqlFetcher<SavedFiltersQuery, SavedFiltersQueryVariables>(SavedFiltersDocument, variables),
    ...options
  }
    )};

useSavedFiltersQuery.document = SavedFiltersDocument;

useSavedFiltersQuery.getKey = (variables?: SavedFiltersQueryVariables) => variables === undefined ? ['SavedFilters'] : ['SavedFilters', variables];

useSavedFiltersQuery.rootKey = 'SavedFilters';

useSavedFiltersQuery.fetcher = (variables?: SavedFiltersQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<SavedFiltersQuery, SavedFiltersQueryVariables>(SavedFiltersDocument, variables, options);

export const SaveFilterDocument = `
    mutation SaveFilter($name: String!, $query: String!) {
  insert_saved_filters_one(object: {name: $name, query: $query}) {
    id
  }
}
    `;

export const useSaveFilterMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveFilterMutation, TError, SaveFilterMutationVariables, TContext>) => {
    
    return useMutation<SaveFilterMutation, TError, SaveFilterMutationVariables, TContext>(
      {
    mutationKey: ['SaveFilter'],
    mutationFn: (variables?: SaveFilterMutationVariables) => graphqlFetcher<SaveFilterMutation, SaveFilterMutationVariables>(SaveFilterDocument, variables)(),
    ...options
  }
    )};

useSaveFilterMutation.fetcher = (variables: SaveFilterMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveFilterMutation, SaveFilterMutationVariables>(SaveFilterDocument, variables, options);

export const RenameSavedFilterDocument = `
    mutation RenameSavedFilter($id: uuid!, $name: String!) {
  update_saved_filters_by_pk(pk_columns: {id: $id}, _set: {name: $name}) {
    id
  }
}
    `;

export const useRenameSavedFilterMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RenameSavedFilterMutation, TError, RenameSavedFilterMutationVariables, TContext>) => {
    
    return useMutation<RenameSavedFilterMutation, TError, RenameSavedFilterMutationVariables, TContext>(
      {
    mutationKey: ['RenameSavedFilter'],
    mutationFn: (variables?: RenameSavedFilterMutationVariables) => graphqlFetcher<RenameSavedFilterMutation, RenameSavedFilterMutationVariables>(RenameSavedFilterDocument, variables)(),
    ...options
  }
    )};

useRenameSavedFilterMutation.fetcher = (variables: RenameSavedFilterMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RenameSavedFilterMutation, RenameSavedFilterMutationVariables>(RenameSavedFilterDocument, variables, options);

export const DeleteSavedFilterDocument = `
    mutation DeleteSavedFilter($id: uuid!) {
  delete_saved_filters_by_pk(id: $id) {
    id
  }
}
    `;

export const useDeleteSavedFilterMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteSavedFilterMutation, TError, DeleteSavedFilterMutationVariables, TContext>) => {
    
    return useMutation<DeleteSavedFilterMutation, TError, DeleteSavedFilterMutationVariables, TContext>(
      {
    mutationKey: ['DeleteSavedFilter'],
    mutationFn: (variables?: DeleteSavedFilterMutationVariables) => graphqlFetcher<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>(DeleteSavedFilterDocument, variables)(),
    ...options
  }
    )};

useDeleteSavedFilterMutation.fetcher = (variables: DeleteSavedFilterMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>(DeleteSavedFilterDocument, variables, options);
