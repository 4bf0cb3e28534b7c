/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;

export type NoticePreferencesQuery = { notification_preferences: Array<{ kind: string, is_email_enabled: boolean, is_in_app_enabled: boolean }> };

export type SetNoticePreferenceMutationVariables = Exact<{
  kind: string;
  isByEmail: boolean;
  isInApp: boolean;
}>;

export type SetNoticePreferenceMutation = { insert_notification_preferences_one: { kind: string, is_email_enabled: boolean, is_in_app_enabled: boolean } | null };

export const NoticePreferencesDocument = `
    query NoticePreferences {
  notification_preferences {
    kind
    is_email_enabled
    is_in_app_enabled
  }
}
    `;

export const useNoticePreferencesQuery = <
      TData = NoticePreferencesQuery,
      TError = Error
    >(
      variables?: NoticePreferencesQueryVariables,
      options?: Omit<UseQueryOptions<NoticePreferencesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NoticePreferencesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NoticePreferencesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['NoticePreferences'] : ['NoticePreferences', variables],
    queryFn: graphqlFetcher<NoticePreferencesQuery, NoticePreferencesQueryVariables>(NoticePreferencesDocument, variables),
    ...options
  }
    )};

useNoticePreferencesQuery.document = NoticePreferencesDocument;

useNoticePreferencesQuery.getKey = (variables?: NoticePreferencesQueryVariables) => variables === undefined ? ['NoticePreferences'] : ['NoticePreferences', variables];

useNoticePreferencesQuery.rootKey = 'NoticePreferences';

useNoticePreferencesQuery.fetcher = (variables?: NoticePreferencesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NoticePreferencesQuery, NoticePreferencesQueryVariables>(NoticePreferencesDocument, variables, options);

export const SetNoticePreferenceDocument = `
    mutation SetNoticePreference($kind: String!, $isByEmail: Boolean!, $isInApp: Boolean!) {
  insert_notification_preferences_one(
    object: {kind: $kind, is_email_enabled: $isByEmail, is_in_app_enabled: $isInApp}
    on_conflict: {constraint: notification_preferences_pkey, update_columns: [is_email_enabled, is_in_app_enabled]}
  ) {
    kind
    is_email_enabled
    is_in_app_enabled
  }
}
    `;

export const useSetNoticePreferenceMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SetNoticePreferenceMutation, TError, SetNoticePreferenceMutationVariables, TContext>) => {
    
    return useMutation<SetNoticePreferenceMutation, TError, SetNoticePreferenceMutationVariables, TContext>(
      {
    mutationKey: ['SetNoticePreference'],
    mutationFn: (variables?: SetNoticePreferenceMutationVariables) => graphqlFetcher<SetNoticePreferenceMutation, SetNoticePreferenceMutationVariables>(SetNoticePreferenceDocument, variables)(),
    ...options
  }
    )};

useSetNoticePreferenceMutation.fetcher = (variables: SetNoticePreferenceMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SetNoticePreferenceMutation, SetNoticePreferenceMutationVariables>(SetNoticePreferenceDocument, variables, options);
