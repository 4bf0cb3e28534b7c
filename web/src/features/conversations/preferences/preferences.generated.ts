/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnAiPreferencesQueryVariables = Exact<{ [key: string]: never; }>;

export type OwnAiPreferencesQuery = { user_ai_preferences: Array<{ preferences: string }> };

export type AiPreferenceChoicesQueryVariables = Exact<{ [key: string]: never; }>;

export type AiPreferenceChoicesQuery = { master_domains_aggregate: { nodes: Array<{ domain_name: string }> }, system_configurations: Array<{ value: string }> };

export type SaveAiPreferencesMutationVariables = Exact<{
  preferences: string;
}>;

export type SaveAiPreferencesMutation = { insert_user_ai_preferences_one: { preferences: string } | null };

export const OwnAiPreferencesDocument = `
    query OwnAiPreferences {
  user_ai_preferences(limit: 1) {
    preferences
  }
}
    `;

export const useOwnAiPreferencesQuery = <
      TData = OwnAiPreferencesQuery,
      TError = Error
    >(
      variables?: OwnAiPreferencesQueryVariables,
      options?: Omit<UseQueryOptions<OwnAiPreferencesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnAiPreferencesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnAiPreferencesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['OwnAiPreferences'] : ['OwnAiPreferences', variables],
    queryFn: graphqlFetcher<OwnAiPreferencesQuery, OwnAiPreferencesQueryVariables>(OwnAiPreferencesDocument, variables),
    ...options
  }
    )};

useOwnAiPreferencesQuery.document = OwnAiPreferencesDocument;

useOwnAiPreferencesQuery.getKey = (variables?: OwnAiPreferencesQueryVariables) => variables === undefined ? ['OwnAiPreferences'] : ['OwnAiPreferences', variables];

useOwnAiPreferencesQuery.rootKey = 'OwnAiPreferences';

useOwnAiPreferencesQuery.fetcher = (variables?: OwnAiPreferencesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnAiPreferencesQuery, OwnAiPreferencesQueryVariables>(OwnAiPreferencesDocument, variables, options);

export const AiPreferenceChoicesDocument = `
    query AiPreferenceChoices {
  master_domains_aggregate(
    where: {deleted: {_eq: false}}
    order_by: {domain_name: asc}
    limit: 100
  ) {
    nodes {
      domain_name
    }
  }
  system_configurations(
    where: {config: {_eq: "AI_PREFERENCES_CUSTOMER_TYPE"}}
    limit: 1
  ) {
    value
  }
}
    `;

export const useAiPreferenceChoicesQuery = <
      TData = AiPreferenceChoicesQuery,
      TError = Error
    >(
      variables?: AiPreferenceChoicesQueryVariables,
      options?: Omit<UseQueryOptions<AiPreferenceChoicesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AiPreferenceChoicesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AiPreferenceChoicesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['AiPreferenceChoices'] : ['AiPreferenceChoices', variables],
    queryFn: graphqlFetcher<AiPreferenceChoicesQuery, AiPreferenceChoicesQueryVariables>(AiPreferenceChoicesDocument, variables),
    ...options
  }
    )};

useAiPreferenceChoicesQuery.document = AiPreferenceChoicesDocument;

useAiPreferenceChoicesQuery.getKey = (variables?: AiPreferenceChoicesQueryVariables) => variables === undefined ? ['AiPreferenceChoices'] : ['AiPreferenceChoices', variables];

useAiPreferenceChoicesQuery.rootKey = 'AiPreferenceChoices';

useAiPreferenceChoicesQuery.fetcher = (variables?: AiPreferenceChoicesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AiPreferenceChoicesQuery, AiPreferenceChoicesQueryVariables>(AiPreferenceChoicesDocument, variables, options);

export const SaveAiPreferencesDocument = `
    mutation SaveAiPreferences($preferences: String!) {
  insert_user_ai_preferences_one(
    object: {preferences: $preferences}
    on_conflict: {constraint: user_ai_preferences_pkey, update_columns: [preferences]}
  ) {
    preferences
  }
}
    `;

export const useSaveAiPreferencesMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveAiPreferencesMutation, TError, SaveAiPreferencesMutationVariables, TContext>) => {
    
    return useMutation<SaveAiPreferencesMutation, TError, SaveAiPreferencesMutationVariables, TContext>(
      {
    mutationKey: ['SaveAiPreferences'],
    mutationFn: (variables?: SaveAiPreferencesMutationVariables) => graphqlFetcher<SaveAiPreferencesMutation, SaveAiPreferencesMutationVariables>(SaveAiPreferencesDocument, variables)(),
    ...options
  }
    )};

useSaveAiPreferencesMutation.fetcher = (variables: SaveAiPreferencesMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveAiPreferencesMutation, SaveAiPreferencesMutationVariables>(SaveAiPreferencesDocument, variables, options);
