/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type EmailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;

export type EmailPreferencesQuery = { notification_preferences: Array<{ kind: string, is_email_enabled: boolean }> };

export type SetEmailPreferenceMutationVariables = Exact<{
  kind: string;
  isEnabled: boolean;
}>;

export type SetEmailPreferenceMutation = { insert_notification_preferences_one: { kind: string, is_email_enabled: boolean } | null };

export const EmailPreferencesDocument = `
    query EmailPreferences {
  notification_preferences {
    kind
    is_email_enabled
  }
}
    `;

export const useEmailPreferencesQuery = <
      TData = EmailPreferencesQuery,
      TError = Error
    >(
      variables?: EmailPreferencesQueryVariables,
      options?: Omit<UseQueryOptions<EmailPreferencesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<EmailPreferencesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<EmailPreferencesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['EmailPreferences'] : ['EmailPreferences', variables],
    queryFn: graphqlFetcher<EmailPreferencesQuery, EmailPreferencesQueryVariables>(EmailPreferencesDocument, variables),
    ...options
  }
    )};

useEmailPreferencesQuery.document = EmailPreferencesDocument;

useEmailPreferencesQuery.getKey = (variables?: EmailPreferencesQueryVariables) => variables === undefined ? ['EmailPreferences'] : ['EmailPreferences', variables];

useEmailPreferencesQuery.rootKey = 'EmailPreferences';

useEmailPreferencesQuery.fetcher = (variables?: EmailPreferencesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<EmailPreferencesQuery, EmailPreferencesQueryVariables>(EmailPreferencesDocument, variables, options);

export const SetEmailPreferenceDocument = `
    mutation SetEmailPreference($kind: String!, $isEnabled: Boolean!) {
  insert_notification_preferences_one(
    object: {kind: $kind, is_email_enabled: $isEnabled}
    on_conflict: {constraint: notification_preferences_pkey, update_columns: [is_email_enabled]}
  ) {
    kind
    is_email_enabled
  }
}
    `;

export const useSetEmailPreferenceMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SetEmailPreferenceMutation, TError, SetEmailPreferenceMutationVariables, TContext>) => {
    
    return useMutation<SetEmailPreferenceMutation, TError, SetEmailPreferenceMutationVariables, TContext>(
      {
    mutationKey: ['SetEmailPreference'],
    mutationFn: (variables?: SetEmailPreferenceMutationVariables) => graphqlFetcher<SetEmailPreferenceMutation, SetEmailPreferenceMutationVariables>(SetEmailPreferenceDocument, variables)(),
    ...options
  }
    )};

useSetEmailPreferenceMutation.fetcher = (variables: SetEmailPreferenceMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SetEmailPreferenceMutation, SetEmailPreferenceMutationVariables>(SetEmailPreferenceDocument, variables, options);
