/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnCalendarLinkQueryVariables = Exact<{
  me: string;
}>;

export type OwnCalendarLinkQuery = { user_accounts_by_pk: { calendly: string | null } | null };

export type SaveCalendarLinkMutationVariables = Exact<{
  me: string;
  calendly?: string | null | undefined;
}>;

export type SaveCalendarLinkMutation = { update_user_accounts_by_pk: { user_id: string } | null };

export const OwnCalendarLinkDocument = `
    query OwnCalendarLink($me: uuid!) {
  user_accounts_by_pk(user_id: $me) {
    calendly
  }
}
    `;

export const useOwnCalendarLinkQuery = <
      TData = OwnCalendarLinkQuery,
      TError = Error
    >(
      variables: OwnCalendarLinkQueryVariables,
      options?: Omit<UseQueryOptions<OwnCalendarLinkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnCalendarLinkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnCalendarLinkQuery, TError, TData>(
      {
    queryKey: ['OwnCalendarLink', variables],
    queryFn: graphqlFetcher<OwnCalendarLinkQuery, OwnCalendarLinkQueryVariables>(OwnCalendarLinkDocument, variables),
    ...options
  }
    )};

useOwnCalendarLinkQuery.document = OwnCalendarLinkDocument;

useOwnCalendarLinkQuery.getKey = (variables: OwnCalendarLinkQueryVariables) => ['OwnCalendarLink', variables];

useOwnCalendarLinkQuery.rootKey = 'OwnCalendarLink';

useOwnCalendarLinkQuery.fetcher = (variables: OwnCalendarLinkQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnCalendarLinkQuery, OwnCalendarLinkQueryVariables>(OwnCalendarLinkDocument, variables, options);

export const SaveCalendarLinkDocument = `
    mutation SaveCalendarLink($me: uuid!, $calendly: String) {
  update_user_accounts_by_pk(
    pk_columns: {user_id: $me}
    _set: {calendly: $calendly}
  ) {
    user_id
  }
}
    `;

export const useSaveCalendarLinkMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveCalendarLinkMutation, TError, SaveCalendarLinkMutationVariables, TContext>) => {
    
    return useMutation<SaveCalendarLinkMutation, TError, SaveCalendarLinkMutationVariables, TContext>(
      {
    mutationKey: ['SaveCalendarLink'],
    mutationFn: (variables?: SaveCalendarLinkMutationVariables) => graphqlFetcher<SaveCalendarLinkMutation, SaveCalendarLinkMutationVariables>(SaveCalendarLinkDocument, variables)(),
    ...options
  }
    )};

useSaveCalendarLinkMutation.fetcher = (variables: SaveCalendarLinkMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveCalendarLinkMutation, SaveCalendarLinkMutationVariables>(SaveCalendarLinkDocument, variables, options);
