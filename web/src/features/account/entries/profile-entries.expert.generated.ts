/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** input type for inserting data into table "profile_entries" */
export type Profile_Entries_Insert_Input = {
  description?: string | null | undefined;
  ended_year?: number | null | undefined;
  kind?: string | null | undefined;
  organization?: string | null | undefined;
  position?: number | null | undefined;
  started_year?: number | null | undefined;
  /** Missing only from what was one text before there were lists. */
  title?: string | null | undefined;
  url?: string | null | undefined;
};

export type OwnProfileEntriesQueryVariables = Exact<{
  me: string;
  kind: string;
}>;

export type OwnProfileEntriesQuery = { expert_details_by_pk: { entries: Array<{ title: string | null, organization: string | null, started_year: number | null, ended_year: number | null, url: string | null, description: string | null }> } | null };

export type SaveProfileEntriesMutationVariables = Exact<{
  me: string;
  kind: string;
  entries: Array<Profile_Entries_Insert_Input> | Profile_Entries_Insert_Input;
}>;

export type SaveProfileEntriesMutation = { delete_profile_entries: { affected_rows: number } | null, insert_profile_entries: { affected_rows: number } | null };

export const OwnProfileEntriesDocument = `
    query OwnProfileEntries($me: uuid!, $kind: String!) {
  expert_details_by_pk(user_id: $me) {
    entries(where: {kind: {_eq: $kind}}, order_by: [{position: asc}]) {
      title
      organization
      started_year
      ended_year
      url
      description
    }
  }
}
    `;

export const useOwnProfileEntriesQuery = <
      TData = OwnProfileEntriesQuery,
      TError = Error
    >(
      variables: OwnProfileEntriesQueryVariables,
      options?: Omit<UseQueryOptions<OwnProfileEntriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnProfileEntriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnProfileEntriesQuery, TError, TData>(
      {
    queryKey: ['OwnProfileEntries', variables],
    queryFn: graphqlFetcher<OwnProfileEntriesQuery, OwnProfileEntriesQueryVariables>(OwnProfileEntriesDocument, variables),
    ...options
  }
    )};

useOwnProfileEntriesQuery.document = OwnProfileEntriesDocument;

useOwnProfileEntriesQuery.getKey = (variables: OwnProfileEntriesQueryVariables) => ['OwnProfileEntries', variables];

useOwnProfileEntriesQuery.rootKey = 'OwnProfileEntries';

useOwnProfileEntriesQuery.fetcher = (variables: OwnProfileEntriesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnProfileEntriesQuery, OwnProfileEntriesQueryVariables>(OwnProfileEntriesDocument, variables, options);

export const SaveProfileEntriesDocument = `
    mutation SaveProfileEntries($me: uuid!, $kind: String!, $entries: [profile_entries_insert_input!]!) {
  delete_profile_entries(where: {user_id: {_eq: $me}, kind: {_eq: $kind}}) {
    affected_rows
  }
  insert_profile_entries(objects: $entries) {
    affected_rows
  }
}
    `;

export const useSaveProfileEntriesMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveProfileEntriesMutation, TError, SaveProfileEntriesMutationVariables, TContext>) => {
    
    return useMutation<SaveProfileEntriesMutation, TError, SaveProfileEntriesMutationVariables, TContext>(
      {
    mutationKey: ['SaveProfileEntries'],
    mutationFn: (variables?: SaveProfileEntriesMutationVariables) => graphqlFetcher<SaveProfileEntriesMutation, SaveProfileEntriesMutationVariables>(SaveProfileEntriesDocument, variables)(),
    ...options
  }
    )};

useSaveProfileEntriesMutation.fetcher = (variables: SaveProfileEntriesMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveProfileEntriesMutation, SaveProfileEntriesMutationVariables>(SaveProfileEntriesDocument, variables, options);
